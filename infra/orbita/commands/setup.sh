# shellcheck shell=bash
#: data | setup [options] | name the operator and make the first admin of a new installation

run() {
  load_environment
  node apps/worker/src/cli/setup.ts "$@"
}
