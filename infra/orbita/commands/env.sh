# shellcheck shell=bash
#: work | env | print the environment:  eval "$(./orbita env)"

run() {
  claim_base
  need_node
  make_secrets
  environment_lines
}
