# shellcheck shell=bash
#: work | e2e [args] | journeys in a real browser against the running product; args go to Playwright

run() {
  "$ROOT/orbita" up
  load_environment
  need_chromium
  pnpm --filter @orbita/e2e run test "$@"
}
