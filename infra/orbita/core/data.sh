# shellcheck shell=bash
# What lies in the stores when the product starts: tables, indexes, demo data.

migrate() { node packages/db/src/cli/migrate.ts >"$LOG/migrate.log" 2>&1 || { cat "$LOG/migrate.log" >&2; return 1; }; }

# Anew when the engine's data is new or the code that fills the indexes changed; the stamp lies with that data and goes with it.
make_indexes() {
  local stamp want
  stamp=$(instance_dir "$ORBITA_PORT_BASE")/data/opensearch/.orbita-indexes
  want=$(sources_hash packages/features/src packages/platform/src/search apps/worker/src/cli/rebuild.ts)
  if [[ -f $stamp && $(<"$stamp") == "$want" ]]; then return; fi
  node apps/worker/src/cli/rebuild.ts >"$LOG/rebuild.log" 2>&1 || { cat "$LOG/rebuild.log" >&2; return 1; }
  echo "$want" >"$stamp"
}

seed_when_empty() {
  [[ $NODE_ENV != production ]] || return 0
  [[ $(psql -XAtqc 'select exists (select from users)' "$DATABASE_URL") == f ]] || return 0
  node apps/worker/src/cli/seed.ts >"$LOG/seed.log" 2>&1 || { tail -n 30 "$LOG/seed.log" >&2; return 1; }
}
