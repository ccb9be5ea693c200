# shellcheck shell=bash
#: work | e2e [args] | run end-to-end journeys in a real browser, against a separate product; args go to Playwright

run() {
  load_environment
  need_packages
  need_servers
  need_chromium
  pnpm --filter @orbita/e2e run test "$@"
}
