# shellcheck shell=bash
#: run | status | show what runs, where, and its memory use

run() {
  has_base || { say 'this clone was never started: ./orbita up'; return; }
  claim_base
  local name state
  {
    printf 'NAME\tSTATE\tPID\tADDRESS\tRSS MB\n'
    for name in "${PROCESSES[@]}"; do
      state=down
      if running "$name"; then
        state=unhealthy
        [[ $(http_code "$(health_url "$name")") != 200 ]] || state=healthy
      fi
      printf '%s\t%s\t%s\t%s\t%s\n' "$name" "$state" "$(pid_of "$name")" "$(health_url "$name")" "$(rss_mb "$name")"
    done
  } | { column -t -s $'\t' 2>/dev/null || cat; }
  echo
  "$SERVICES" status "${SERVERS[@]}"
}
