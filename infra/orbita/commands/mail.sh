# shellcheck shell=bash
#: data | mail <address> | send a test mail as the product does

run() {
  (($# == 1)) || die 'usage: ./orbita mail <address>'
  load_environment
  need_packages
  need_servers mail
  node apps/worker/src/cli/mail.ts "$1"
  echo "here mail is caught, not delivered: read it at $MAIL_CATCHER_URL"
}
