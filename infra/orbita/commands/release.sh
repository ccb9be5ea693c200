# shellcheck shell=bash
#: work | release <version> | write changelog and versions from the commits; --dry-run prints the notes, --notes those of the last release

run() {
  need_node
  node infra/orbita/releases/main.mjs "$@"
}
