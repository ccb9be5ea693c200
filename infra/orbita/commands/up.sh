# shellcheck shell=bash source-path=SCRIPTDIR
#: run | up | install, build, seed and start everything: from a clone to the running product
# shellcheck source=../core/data.sh
source "$ROOT/infra/orbita/core/data.sh"

run() {
  local begin installer
  begin=$(now_ms)
  claim_base
  prepare_state
  [[ -x $ORBITA_SERVICES_HOME/bin/versitygw ]] || say 'installing Node and the servers; from nothing this takes some minutes'
  # Installs and starts the servers while packages are installed and the web app is built.
  timed 'servers' need_servers node "${SERVERS[@]}" &
  installer=$!
  timed 'Node and pnpm' node_by "$installer"
  timed 'packages' need_packages
  timed 'web build' build_web
  wait "$installer" || exit 1
  load_environment
  timed 'tables' make_tables
  timed 'demo data' seed_when_empty
  timed 'indexes' make_indexes
  timed 'api, worker, web' start_product
  printf '\nOrbita runs (%s s).\n\n' "$((($(now_ms) - begin) / 1000))"
  addresses
}

# node_by PID: waits until the install with this PID has installed Node.
node_by() {
  until "$SERVICES" __part node version >/dev/null 2>&1; do
    kill -0 "$1" 2>/dev/null || return 1
    sleep 1
  done
}

addresses() {
  cat <<TEXT
  web          $WEB_ORIGIN
  api          $API_URL/api/v1
  mail         $MAIL_CATCHER_URL  (every mail of the product lands here)
  logs         ./orbita logs        stop: ./orbita down

TEXT
  [[ ! -f $STATE/demo-accounts ]] || { echo '  demo accounts'; sed 's/^/  /' "$STATE/demo-accounts"; }
}
