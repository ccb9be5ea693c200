# shellcheck shell=bash
#: data | openapi | print the OpenAPI document (needs no server)

run() {
  need_node
  [[ -d node_modules ]] || { prepare_state; need_packages; }
  node packages/contract/src/cli/openapi.ts "$@"
}
