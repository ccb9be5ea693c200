# shellcheck shell=bash
#: work | prove <name> [args] | run the long form of the tests that CI runs in short form: every case, round and combination

# Tests read PROOF (packages/testing/src/proof.ts). The arguments go to the test runner, for example the name of a test file.
run() {
  local name=${1:-}
  shift || true
  export PROOF=whole
  # shellcheck source=/dev/null
  case $name in
    unit | store | api | worker | web | security | faults) source "$COMMANDS/test.sh" && run "$name" "$@" ;;
    journeys) source "$COMMANDS/e2e.sh" && run "$@" ;;
    crawl)
      load_environment
      need_packages
      need_servers
      need_chromium
      pnpm --filter @orbita/e2e run crawl "$@"
      ;;
    containers) exec "$ROOT/infra/containers/prove" "$@" ;;
    *) die "usage: ./orbita prove <name> [args]; there are: unit store api worker web security faults journeys crawl containers" ;;
  esac
}
