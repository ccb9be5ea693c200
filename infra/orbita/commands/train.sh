# shellcheck shell=bash
#: work | train resume-engine [--check] | train the line classifier: the same seed gives the same bytes (needs no server)

run() {
  [[ ${1:-} == resume-engine ]] || die "usage: ./orbita train resume-engine [--seed N] [--documents N] [--rounds N] [--check]"
  shift
  need_node
  [[ -d node_modules ]] || { prepare_state; need_packages; }
  node packages/resume-engine/training/cli/train.ts "$@"
}
