# shellcheck shell=bash
#: data | seed | load demo data and accounts (never in production); with --talents <n> --job-posts <n>, any amount of scale data

run() {
  refuse_production 'seed'
  load_environment
  node apps/worker/src/cli/seed.ts "$@"
}
