# shellcheck shell=bash
#: data | admin <email> | make a registered user an admin

run() {
  (($# == 1)) || die 'usage: ./orbita admin <email>'
  load_environment
  node apps/worker/src/cli/admin.ts "$1"
}
