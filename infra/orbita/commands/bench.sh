# shellcheck shell=bash
#: work | bench <name> | what we claim, measured against the engine run bare

run() {
  local file names=() found=
  for file in bench/*.ts bench/*/main.ts; do
    [[ -f $file && $file != *.config.ts && $file != bench/bare.ts ]] || continue
    names+=("$(bench_name "$file")")
    [[ ${names[-1]} != "${1:-}" ]] || found=$file
  done
  [[ $found ]] || die "usage: ./orbita bench <name>; there are: ${names[*]:-none}"
  shift
  load_environment
  need_packages
  need_servers
  node "$found" "$@"
}

bench_name() {
  if [[ $1 == */main.ts ]]; then basename "$(dirname "$1")"; else basename "$1" .ts; fi
}
