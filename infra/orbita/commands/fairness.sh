# shellcheck shell=bash
#: work | fairness [profiles] | who somebody is must change no order of talent search

run() {
  load_environment
  node apps/worker/src/cli/fairness.ts "$@"
}
