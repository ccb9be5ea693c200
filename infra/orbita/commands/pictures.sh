# shellcheck shell=bash
#: work | pictures [screen] | make a sheet for each page: the design beside our screenshot

run() {
  load_environment
  need_packages
  need_servers
  need_chromium
  pnpm --filter @orbita/e2e run pictures "$@"
}
