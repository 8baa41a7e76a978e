// The boxes of the past, oldest first: the first is what setups call `box`. `./release` adds the one that it comes with.
&[include_str!("past/first.toml")]
