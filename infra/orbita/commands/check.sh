# shellcheck shell=bash source-path=SCRIPTDIR
#: work | check [steps] | run all fast checks: format, lint, types, boundaries, dead code, texts, drift, unit tests
# shellcheck source=../core/steps.sh
source "$ROOT/infra/orbita/core/steps.sh"

run() {
  load_environment
  need_packages
  need_servers postgres # the drift check creates a scratch database
  run_steps fast "$@"
  echo "$PASSED passed, $FAILED failed"
  ((FAILED == 0))
}
