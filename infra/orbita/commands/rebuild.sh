# shellcheck shell=bash
#: data | rebuild [index] | build the search indexes anew from PostgreSQL

run() {
  load_environment
  node apps/worker/src/cli/rebuild.ts "$@"
}
