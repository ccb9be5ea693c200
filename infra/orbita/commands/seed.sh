# shellcheck shell=bash
#: data | seed | put the demo data and accounts into the database (never in production); with --talents <n> --job-posts <n>, as many as one likes

run() {
  refuse_production 'seed'
  load_environment
  node apps/worker/src/cli/seed.ts "$@"
}
