# shellcheck shell=bash
#: data | seed | put the demo data and accounts into the database (never in production)

run() {
  refuse_production 'seed'
  load_environment
  node apps/worker/src/cli/seed.ts "$@"
}
