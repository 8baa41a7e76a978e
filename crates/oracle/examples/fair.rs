use oracle::*;
use std::time::Instant;
use std::io::Write;
fn main(){
    let start:f32=std::env::args().nth(1).unwrap().parse().unwrap();
    let plain:usize=std::env::args().nth(2).unwrap().parse().unwrap();
    let begun=Instant::now();
    let mut s=Solution::new(Chase::STANDARD, Die::Best, 0, UNKNOWN);
    let mut shop=Shop::new(2);
    let plan=Plan{cross:true,keep:true,leap:0.0,fewest:12,wide:true};
    loop { let c=sweep(&s.board,&mut s.parts,&mut shop,plan); println!("{c:?}"); if c.greatest()==0.0 {break;} }
    let mut lost=0u64;
    for x in s.parts.iter_mut().flat_map(|p|&mut p.values).flatten().flatten() { if *x<NEVER {*x=start;} }
    let last=s.parts.len()-1;
    // layer 12 again in Best to find lost
    for x in s.parts[last].values.iter_mut().flatten().flatten() { if *x<NEVER {*x=UNKNOWN;} }
    loop { let c=sweep(&s.board,&mut s.parts,&mut shop,plan); if c.greatest()==0.0 {break;} }
    for x in s.parts[last].values.iter_mut().flatten().flatten() { if *x>=1e29 && *x<NEVER {*x=NEVER; lost+=1;} }
    println!("lost {lost} {:?}", begun.elapsed());
    s.board.die=Die::Fair;
    let mut leap=0.0; let mut prev=0f32; 
    for n in 0..1000 {
        let t=Instant::now();
        let cross = n%plain==0 || leap>0.0;
        let c=sweep(&s.board,&mut s.parts,&mut shop,Plan{cross,keep:true,leap,fewest:0,wide:true});
        println!("{n} {cross} leap {leap} {:?} rose {} fell {} most {} ratio {} total {:?}", t.elapsed(), c.rose, c.fell, c.most, c.greatest()/prev, begun.elapsed());
        std::io::stdout().flush().unwrap();
        prev=c.greatest();
        leap=0.0;
        if let Ok(text)=std::fs::read_to_string("/tmp/leap") { if let Ok(x)=text.trim().parse::<f32>() { leap=x; std::fs::remove_file("/tmp/leap").unwrap(); } }
        if std::path::Path::new("/tmp/save").exists() { std::fs::remove_file("/tmp/save").unwrap();
            let c=sweep(&s.board,&mut s.parts,&mut shop,Plan{cross:true,keep:false,leap:0.0,fewest:0,wide:true});
            println!("certify {c:?}");
            file::write(std::path::Path::new("/work/chase.evil"), s.board.chase, Error{below:c.fell+4e-5,above:c.rose+4e-5,rounded:0.0}, &s.parts).unwrap();
            println!("saved {:?}", begun.elapsed());
        }
        if c.greatest()<1e-5 && cross {break;}
    }
}
