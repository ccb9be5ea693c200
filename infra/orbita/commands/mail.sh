# shellcheck shell=bash
#: data | mail <address> | send a test mail the way the product does

run() {
  (($# == 1)) || die 'usage: ./orbita mail <address>'
  load_environment
  need_packages
  need_servers mail
  node infra/orbita/send-mail.mjs "$1"
}
