# shellcheck shell=bash
#: data | rebuild [index] | rebuild the search indexes from PostgreSQL; statistics: recount

run() {
  load_environment
  node apps/worker/src/cli/rebuild.ts "$@"
}
