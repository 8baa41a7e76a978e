//! What stands before several servers: each connection goes to another one, to whichever takes it.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

/// Starts it before the servers at these ports of this machine; where it answers, such as `http://127.0.0.1:20123`. It runs as long as this
/// program.
///
/// # Errors
/// When it cannot listen.
pub async fn balance(ports: Vec<u16>) -> Result<String, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
    let listener = listener.map_err(|error| format!("the balancer cannot listen: {error}"))?;
    let address = listener.local_addr().map_err(|error| format!("the balancer has no address: {error}"))?;
    let (ports, turn) = (Arc::new(ports), AtomicUsize::new(0));
    tokio::spawn(async move {
        while let Ok((visitor, _)) = listener.accept().await {
            tokio::spawn(hand_on(visitor, ports.clone(), turn.fetch_add(1, Ordering::Relaxed)));
        }
    });
    Ok(format!("http://{address}"))
}

/// Hands a connection on to the first server from a turn on that takes it.
async fn hand_on(mut visitor: TcpStream, ports: Arc<Vec<u16>>, turn: usize) {
    let _ = visitor.set_nodelay(true);
    for at in 0..ports.len() {
        let port = ports[(turn + at) % ports.len()];
        if let Ok(mut server) = TcpStream::connect(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
            let _ = server.set_nodelay(true);
            // Either may go at any time.
            let _ = copy_bidirectional(&mut visitor, &mut server).await;
            return;
        }
    }
}
