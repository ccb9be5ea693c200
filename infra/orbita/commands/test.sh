# shellcheck shell=bash
#: work | test [part] [args] | run tests with vitest (args go there): unit, store, api, worker, web, faults, security, or all except the last two

run() {
  local part=${1:-all}
  shift || true
  load_environment
  need_packages
  case $part in
    unit) ;;
    web) need_chromium ;;
    store | api | worker | security) need_servers ;;
    all) need_servers; need_chromium ;;
    faults) "$SERVICES" install "${SERVERS[@]}" >/dev/null ;; # they use servers of their own
    *) die "no part '$part': unit, store, api, worker, web, faults, security or all" ;;
  esac
  case $part in
    all)
      pnpm exec vitest run "$@"
      pnpm --filter @orbita/web run test "$@"
      ;;
    web | faults | security) pnpm --filter "@orbita/$part" run test "$@" ;;
    unit) pnpm exec vitest run --project unit --project unit-web "$@" ;;
    *) pnpm exec vitest run --project "$part" "$@" ;;
  esac
}
