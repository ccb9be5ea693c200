# shellcheck shell=bash
# What lies in the stores when the product starts: tables, indexes, demo data.

# quietly NAME COMMAND…: its words go to a log, and are shown only when it fails.
quietly() {
  local log=$LOG/$1.log
  shift
  "$@" >"$log" 2>&1 || { tail -n 30 "$log" >&2; return 1; }
}

# Tables, and the lists that every installation needs (places).
make_tables() {
  quietly migrate node packages/db/src/cli/migrate.ts && quietly reference node apps/worker/src/cli/reference.ts
}

# Anew when the engine's data is new or the code that fills the indexes changed; the stamp lies with that data and goes with it.
make_indexes() {
  local stamp want
  stamp=$(instance_dir "$ORBITA_PORT_BASE")/data/opensearch/.orbita-indexes
  want=$(sources_hash packages/features/src packages/platform/src/search apps/worker/src/cli/rebuild.ts)
  if [[ -f $stamp && $(<"$stamp") == "$want" ]]; then return; fi
  quietly rebuild node apps/worker/src/cli/rebuild.ts || return 1
  echo "$want" >"$stamp"
}

# What the seed says about its accounts is kept, for those who ask later.
seed_when_empty() {
  [[ $NODE_ENV != production && $(psql -XAtqc 'select exists (select from users)' "$DATABASE_URL") == f ]] || return 0
  rm -f "$STATE/demo-accounts"
  quietly seed node apps/worker/src/cli/seed.ts || return 1
  grep '^  ' "$LOG/seed.log" >"$STATE/demo-accounts"
}
