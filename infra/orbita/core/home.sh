# shellcheck shell=bash disable=SC2034  # names are read by the other parts
# Locations. Servers and Node are shared by all clones; the state of this clone is in .orbita.

export ROOT
export ORBITA_SERVICES_HOME=${ORBITA_SERVICES_HOME:-${XDG_CACHE_HOME:-$HOME/.cache}/orbita-services}
STATE=${ORBITA_STATE:-$ROOT/.orbita}
COMMANDS=$ROOT/infra/orbita/commands
SERVICES=$ROOT/infra/services/services
RUN=$STATE/run
LOG=$STATE/log
export PATH=$ORBITA_SERVICES_HOME/bin:$PATH

die() { echo "orbita: $*" >&2; exit 1; }
say() { echo "orbita: $*" >&2; }
now_ms() { echo $((${EPOCHREALTIME/[.,]/} / 1000)); }

prepare_state() {
  mkdir -p "$RUN" "$LOG"
  (umask 077 && mkdir -p "$STATE/secrets") # -p: two commands may create it at the same moment
}

# timed TEXT COMMAND…: prints the duration of the command, or dies if it fails.
timed() {
  local text=$1 begin
  shift
  begin=$(now_ms)
  "$@" || die "$text: failed"
  printf '  %-34s %6.1f s\n' "$text" "$(($(now_ms) - begin))e-3" >&2
}

# A hash of the contents of files and folders, without installed packages and build output.
sources_hash() {
  (cd "$ROOT" && find "$@" -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/.tanstack/*' \
    -not -name routeTree.gen.ts -print0 |
    sort -z | xargs -0 sha256sum | sha256sum | cut -c1-32)
}

# refuse_production WHAT: demo data and accounts with known passwords must never reach production.
refuse_production() {
  [[ ${NODE_ENV:-} != production ]] || die "$1 refuses to run with NODE_ENV=production"
}

# confirm QUESTION [--yes]: without a terminal there is no way to ask, so the flag is required.
confirm() {
  local answer
  [[ ${2:-} != --yes ]] || return 0
  [[ -t 0 ]] || die "$1 Add --yes when nobody can be asked."
  read -r -p "$1 [y/N] " answer
  [[ $answer == [yY]* ]] || die 'nothing was done'
}
