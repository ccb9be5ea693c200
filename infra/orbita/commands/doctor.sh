# shellcheck shell=bash
#: run | doctor | diagnose what is missing or broken on this machine

PROBLEMS=0
good() { printf '  ok       %s\n' "$1"; }
note() { printf '  note     %s\n           %s\n' "$1" "$2"; }
bad() {
  printf '  PROBLEM  %s\n           %s\n' "$1" "$2"
  PROBLEMS=$((PROBLEMS + 1))
}

run() {
  echo 'This machine'
  machine
  echo 'Installed'
  installs
  echo 'This clone'
  clone
  echo
  if ((PROBLEMS)); then echo "$PROBLEMS to solve."; else echo 'Nothing is wrong.'; fi
  ((PROBLEMS == 0))
}

machine() {
  local name='' free memory
  name=$(. /etc/os-release 2>/dev/null && echo "${ID:-} ${VERSION_ID:-}") || true
  case $name in
    'debian 12') good 'Debian 12' ;;
    *) note "this is '$name', the scripts are tried on Debian 12" 'Another Debian or Ubuntu with debootstrap may work; with Docker see compose.yaml.' ;;
  esac
  if ((EUID == 0)); then good 'you are root'; else bad 'you are not root' 'The servers run in a Debian 13 tree with chroot: use sudo ./orbita up, or Docker (compose.yaml).'; fi
  if ((EUID == 0)); then
    if unshare --mount --propagation private true 2>/dev/null; then good 'mounting in a private namespace is allowed'
    else bad 'mounting is not allowed here' 'A container needs the capability SYS_ADMIN for the servers; or run them by compose.yaml outside.'; fi
  fi
  memory=$(awk '/MemAvailable/ { print int($2 / 1024) }' /proc/meminfo)
  if ((memory >= 2500)); then good "$memory MB of memory are free"
  else note "only $memory MB of memory are free" 'Servers and product take about 2.5 GB; OPENSEARCH_HEAP=512m saves half a gigabyte.'; fi
  free=$(df -Pm "$(existing_parent "$ORBITA_SERVICES_HOME")" | awk 'NR == 2 { print $4 }')
  if ((free >= 5000)); then good "$((free / 1024)) GB are free for $ORBITA_SERVICES_HOME"
  else bad "only $free MB are free for $ORBITA_SERVICES_HOME" 'Installs take 1.5 GB and data some more: free 5 GB, or set ORBITA_SERVICES_HOME to a larger disk.'; fi
}

existing_parent() {
  local dir=$1
  until [[ -d $dir ]]; do dir=$(dirname "$dir"); done
  echo "$dir"
}

installs() {
  local name version missing=() have=()
  for name in node "${SERVERS[@]}" chromium; do
    version=$("$SERVICES" __part "$name" version 2>/dev/null) || version=
    if [[ $version ]]; then have+=("$name $version"); else missing+=("$name"); fi
  done
  ((${#have[@]} == 0)) || good "$(printf '%s, ' "${have[@]}" | sed 's/, $//')"
  ((${#missing[@]} == 0)) || note "not installed yet: ${missing[*]}" './orbita up installs the servers; ./orbita e2e installs chromium.'
}

clone() {
  if [[ ! -d node_modules ]]; then note 'packages are not installed' './orbita up installs them.'
  elif [[ node_modules/.orbita-lock -ot pnpm-lock.yaml ]]; then note 'packages may be older than pnpm-lock.yaml' './orbita up brings them up to date.'
  else good 'packages are as the lock file has them'; fi
  orphans
  if ! has_base; then note 'this clone was never started' './orbita up starts it.'; return; fi
  claim_base
  good "ports $ORBITA_PORT_BASE to $((ORBITA_PORT_BASE + 43)) belong to this clone"
  local name
  for name in "${SERVERS[@]}"; do
    if "$SERVICES" __part "$name" healthy >/dev/null 2>&1; then good "$name is healthy"
    elif [[ -f $(instance_dir "$ORBITA_PORT_BASE")/run/$name.pid ]]; then
      bad "$name was started and does not answer" "./orbita up starts it again; ./orbita logs $name says why it stopped."
    else note "$name does not run" './orbita up starts it.'; fi
  done
  for name in "${PROCESSES[@]}"; do process_health "$name"; done
}

process_health() {
  if ! running "$1"; then
    if [[ -f $RUN/$1.pid ]]; then bad "$1 has stopped by itself" "./orbita logs $1 says why; ./orbita up starts it again."
    else note "$1 does not run" './orbita up starts it.'; fi
  elif [[ $(http_code "$(health_url "$1")") == 200 ]]; then good "$1 answers at $(health_url "$1")"
  else bad "$1 runs, but is not ready" "./orbita logs $1 says why; most often a server behind it is away."; fi
}

# Finds servers of deleted clones, which still use disk space and perhaps memory.
orphans() {
  local file owner
  for file in "$ORBITA_SERVICES_HOME"/instances/*/owner; do
    [[ -f $file ]] || continue
    owner=$(<"$file")
    [[ -d $owner ]] || note "$(dirname "$file") belongs to $owner, which is gone" \
      "When nobody needs its data: ORBITA_PORT_BASE=${file//[!0-9]/} infra/services/services down, then delete the folder."
  done
}
