# shellcheck shell=bash source-path=SCRIPTDIR
#: run | up | from a clone to the running, populated product
# shellcheck source=../core/data.sh
source "$ROOT/infra/orbita/core/data.sh"

run() {
  local begin servers
  begin=$(now_ms)
  claim_base
  timed 'Node and pnpm' need_node
  load_environment
  [[ -x $ORBITA_SERVICES_HOME/bin/versitygw ]] || say 'installing the servers; from nothing this takes some minutes'
  # The servers come up while packages are installed and the web app is built: OpenSearch and the build are what takes long.
  timed 'servers' need_servers &
  servers=$!
  timed 'packages' need_packages
  timed 'web build' build_web
  wait "$servers" || exit 1
  load_environment
  timed 'tables' make_tables
  timed 'demo data' seed_when_empty
  timed 'indexes' make_indexes
  timed 'api, worker, web' start_product
  printf '\nOrbita runs (%s s).\n\n' "$((($(now_ms) - begin) / 1000))"
  addresses
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
