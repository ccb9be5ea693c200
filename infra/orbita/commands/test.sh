# shellcheck shell=bash
#: work | test [part] [args] | tests by vitest: unit, store, api, worker, web, or all; args go to vitest

run() {
  local part=${1:-all}
  shift || true
  load_environment
  need_packages
  case $part in
    unit) ;;
    web) need_chromium ;;
    store | api | worker) need_servers ;;
    all) need_servers; need_chromium ;;
    *) die "no part '$part': unit, store, api, worker, web or all" ;;
  esac
  case $part in
    all)
      pnpm exec vitest run "$@"
      pnpm --filter @orbita/web run test "$@"
      ;;
    web) pnpm --filter @orbita/web run test "$@" ;;
    *) pnpm exec vitest run --project "$part" "$@" ;;
  esac
}
