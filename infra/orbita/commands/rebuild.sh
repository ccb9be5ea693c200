# shellcheck shell=bash
#: data | rebuild [index] | build the search indexes anew from PostgreSQL; statistics: count anew

run() {
  load_environment
  node apps/worker/src/cli/rebuild.ts "$@"
}
