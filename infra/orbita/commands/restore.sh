# shellcheck shell=bash source-path=SCRIPTDIR
#: data | restore <dir> [--yes] | replace the data of this clone by a backup and start the product
# shellcheck source=../core/stores.sh
source "$ROOT/infra/orbita/core/stores.sh"
# shellcheck source=../core/data.sh
source "$ROOT/infra/orbita/core/data.sh"

# Restores the secrets too, because sessions are encrypted with them. Search indexes are rebuilt from the database, and the queues
# of open tabs are declared again.
run() {
  local dir=${1:-}
  [[ $dir && -f $dir/database.dump && -f $dir/SHA256SUMS ]] || die 'usage: ./orbita restore <dir> [--yes], where <dir> was made by ./orbita backup'
  (cd "$dir" && sha256sum --quiet --check SHA256SUMS) || die "$dir is damaged"
  load_environment
  confirm "Replace all data of this clone (ports $ORBITA_PORT_BASE…) by $dir?" "${2:-}"
  need_packages
  need_servers
  need_rclone
  stop_processes
  timed 'database' replace_database "$dir/database.dump"
  timed 'files' bucket sync --quiet "$dir/files" "files:$S3_BUCKET/${S3_PREFIX:-}"
  install -m 0600 -t "$STATE/secrets" "$dir"/secrets/*
  load_environment
  timed 'tables' make_tables
  timed 'indexes' quietly rebuild node apps/worker/src/cli/rebuild.ts
  exec "$ROOT/orbita" up
}

# Restores into a second database and then swaps it in: an unreadable backup leaves everything unchanged.
replace_database() {
  local name server
  name=$(basename "${DATABASE_URL%%\?*}")
  server=${DATABASE_URL%/*}/postgres
  psql -Xqc "drop database if exists ${name}_restored" "$server" 2>/dev/null &&
    psql -Xqc "create database ${name}_restored" "$server" &&
    pg_restore --no-owner --exit-on-error --dbname="${DATABASE_URL%/*}/${name}_restored" "$1" &&
    psql -Xqc "drop database if exists $name with (force)" "$server" 2>/dev/null &&
    psql -Xqc "alter database ${name}_restored rename to $name" "$server"
}
