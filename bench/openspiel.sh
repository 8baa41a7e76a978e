#!/usr/bin/env bash
# Random games of ours against OpenSpiel's C++ (osbench, built from its 2.0.2 sources): whole processes with a fixed number
# of games, CPU seconds, ours and theirs in turn.
#   ./openspiel.sh PATH/TO/osbench [GAME] [REPETITIONS] [OUR GAMES] [THEIR GAMES]
set -euo pipefail
theirs=${1:?where osbench is} game=${2:-goofspiel} repetitions=${3:-7} ours_games=${4:-4000000} their_games=${5:-200000}
cd "$(dirname "$0")"
cargo build --release --quiet
ours=${CARGO_TARGET_DIR:-target}/release/bench
TIMEFORMAT='%U %S'
cpu() { { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2 }'; }
for _ in $(seq "$repetitions"); do
  a=$(cpu "$ours" work "$game" "$ours_games")
  b=$(cpu "$theirs" work "$game" "$their_games" 1)
  awk -v a="$a" -v b="$b" -v n="$ours_games" -v m="$their_games" \
    'BEGIN { printf "%.3f %.3f %.2f\n", n / a / 1e6, m / b / 1e6, (n / a) / (m / b) }'
done | sort -n -k3 | awk -v game="$game" '
  { ours[NR] = $1; theirs[NR] = $2; ratio[NR] = $3 }
  END { m = int((NR + 1) / 2)
        printf "%s: ours %s M games/s, OpenSpiel %s M, ratio %s [%s..%s]\n", game, ours[m], theirs[m], ratio[m], ratio[1], ratio[NR] }'
