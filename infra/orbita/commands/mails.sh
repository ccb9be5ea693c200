# shellcheck shell=bash
#: work | mails [folder] | write every mail as a page, light and dark, HTML and text (needs no server)

run() {
  need_node
  [[ -d node_modules ]] || { prepare_state; need_packages; }
  node packages/i18n/src/cli/mail-gallery.ts "${1:-$STATE/mails}"
}
