# shellcheck shell=bash
#: run | down | stop the product and the servers of this clone

run() {
  has_base || { say 'nothing runs: this clone was never started'; return; }
  claim_base
  stop_processes
  "$SERVICES" down "${SERVERS[@]}"
}
