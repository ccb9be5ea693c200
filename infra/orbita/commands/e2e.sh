# shellcheck shell=bash
#: work | e2e [args] | journeys in a real browser, against a product of their own; args go to Playwright

run() {
  load_environment
  need_packages
  need_servers
  need_chromium
  pnpm --filter @orbita/e2e run test "$@"
}
