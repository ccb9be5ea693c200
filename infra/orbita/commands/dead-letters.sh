# shellcheck shell=bash
#: data | dead-letters [args] | jobs that failed every attempt: list, show <queue>, rerun <queue> [id]

run() {
  load_environment
  node apps/worker/src/cli/dead-letters.ts "${@:-list}"
}
