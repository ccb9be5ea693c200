# shellcheck shell=bash
#: work | bench <name> | what we claim, measured against the engine run bare

run() {
  local file names=()
  for file in bench/*/main.ts; do names+=("$(basename "$(dirname "$file")")"); done
  [[ ${1:-} && -f bench/$1/main.ts ]] || die "usage: ./orbita bench <name>; there are: ${names[*]}"
  local name=$1
  shift
  load_environment
  need_packages
  need_servers
  node "bench/$name/main.ts" "$@"
}
