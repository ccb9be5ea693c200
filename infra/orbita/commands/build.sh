# shellcheck shell=bash
#: work | build | build the web app if its sources changed

run() {
  load_environment
  need_packages
  timed 'web build' build_web
}
