# shellcheck shell=bash
# Prepares the stores before the product starts: tables, indexes, demo data.

# quietly NAME COMMAND…: writes the output to a log and shows it only if the command fails.
quietly() {
  local log=$LOG/$1.log
  shift
  "$@" >"$log" 2>&1 || { tail -n 30 "$log" >&2; return 1; }
}

# Creates the tables and the reference data that every installation needs (places).
make_tables() {
  quietly migrate node packages/db/src/cli/migrate.ts && quietly reference node apps/worker/src/cli/reference.ts
}

# Rebuilds the indexes if the engine's data is new or the code that fills them changed. The stamp is stored with that data and
# deleted with it.
make_indexes() {
  local stamp want
  stamp=$(instance_dir "$ORBITA_PORT_BASE")/data/opensearch/.orbita-indexes
  want=$(sources_hash packages/features/src packages/platform/src/search apps/worker/src/cli/rebuild.ts)
  if [[ -f $stamp && $(<"$stamp") == "$want" ]]; then return; fi
  quietly rebuild node apps/worker/src/cli/rebuild.ts || return 1
  echo "$want" >"$stamp"
}

# Stores the seed's list of accounts for later display.
seed_when_empty() {
  [[ $NODE_ENV != production && $(psql -XAtqc 'select exists (select from users)' "$DATABASE_URL") == f ]] || return 0
  rm -f "$STATE/demo-accounts"
  quietly seed node apps/worker/src/cli/seed.ts || return 1
  grep '^  ' "$LOG/seed.log" >"$STATE/demo-accounts"
}
