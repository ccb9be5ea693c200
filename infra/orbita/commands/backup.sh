# shellcheck shell=bash source-path=SCRIPTDIR
#: data | backup <dir> | back up database, files and secrets into an empty folder, while the product runs
# shellcheck source=../core/stores.sh
source "$ROOT/infra/orbita/core/stores.sh"

# Dumps the database first: a file uploaded after the dump is only superfluous, but in the other order a file could be missing.
run() {
  (($# == 1)) || die 'usage: ./orbita backup <dir>'
  local dir=$1
  [[ ! -e $dir || -z $(ls -A "$dir") ]] || die "$dir is not empty"
  load_environment
  need_servers postgres s3
  need_rclone
  umask 077
  mkdir -p "$dir/files"
  timed 'database' pg_dump --format=custom --no-owner --file="$dir/database.dump" "$DATABASE_URL"
  timed 'files' bucket copy --quiet "files:$S3_BUCKET/${S3_PREFIX:-}" "$dir/files"
  cp -r "$STATE/secrets" "$dir/secrets"
  (cd "$dir" && find . -type f -not -name SHA256SUMS -print0 | sort -z | xargs -0 sha256sum) >"$dir.sums"
  mv "$dir.sums" "$dir/SHA256SUMS"
  echo "backup in $dir ($(du -sh "$dir" | cut -f1)). It holds passwords' hashes, people's data and keys: keep it locked away."
}
