# shellcheck shell=bash
#: work | pictures [screen] | a sheet for each screen: the design beside ours

run() {
  "$ROOT/orbita" up
  load_environment
  need_chromium
  pnpm --filter @orbita/e2e run pictures "$@"
}
