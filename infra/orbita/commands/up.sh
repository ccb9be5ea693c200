# shellcheck shell=bash
#: run | up | from a clone to the running, populated product

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
  timed 'tables' migrate
  timed 'indexes' make_indexes
  timed 'api, worker, web' start_product
  timed 'demo data' seed_when_empty
  printf '\nOrbita runs (%s s).\n\n' "$((($(now_ms) - begin) / 1000))"
  addresses
}

migrate() { node packages/db/src/cli/migrate.ts >"$LOG/migrate.log" 2>&1 || { cat "$LOG/migrate.log" >&2; return 1; }; }
