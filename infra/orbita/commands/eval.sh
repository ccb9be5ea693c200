# shellcheck shell=bash
#: work | eval [--questions=N] [--documents=N] [--set=core] [--seed=N] | evaluate your own model on our questions and CVs, compared with our own code

run() {
  load_environment
  need_packages
  need_servers postgres
  node bench/eval/main.ts "$@"
}
