# shellcheck shell=bash
#: run | reset [--yes] | stop and delete all data of this clone (not its secrets)

run() {
  has_base || { say 'nothing to delete: this clone was never started'; return; }
  claim_base
  confirm "Delete all data of this clone (ports $ORBITA_PORT_BASE…)?" "${1:-}"
  stop_processes
  "$SERVICES" reset "${SERVERS[@]}" >/dev/null
  rm -rf --one-file-system "$RUN" "$LOG" "$STATE/demo-accounts" "$STATE/stripe.json"
  say 'data deleted; ./orbita up starts from an empty database'
}
