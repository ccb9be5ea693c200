# shellcheck shell=bash
#: work | bench <name> | run a benchmark: our claims, measured against the bare engine

run() {
  local file names=()
  for file in bench/*/main.ts; do names+=("$(basename "$(dirname "$file")")"); done
  [[ ${1:-} && -f bench/$1/main.ts ]] || die "usage: ./orbita bench <name>; there are: ${names[*]}"
  local name=$1
  shift
  # Benchmarks inside one process need no server.
  if [[ $name == parsing || $name == skills ]]; then
    need_node
    [[ -d node_modules ]] || { prepare_state; need_packages; }
  else
    load_environment
    need_packages
    need_servers
  fi
  node "bench/$name/main.ts" "$@"
}
