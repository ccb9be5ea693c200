# shellcheck shell=bash
#: work | fairness [profiles] | check that personal traits do not change the ranking of talent search

run() {
  load_environment
  node apps/worker/src/cli/fairness.ts "$@"
}
