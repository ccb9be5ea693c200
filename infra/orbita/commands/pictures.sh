# shellcheck shell=bash
#: work | pictures [screen] | a sheet for each screen: the design beside ours

run() {
  load_environment
  need_packages
  need_servers
  need_chromium
  pnpm --filter @orbita/e2e run pictures "$@"
}
