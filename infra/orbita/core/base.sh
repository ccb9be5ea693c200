# shellcheck shell=bash disable=SC2034  # names are read by the other parts
# Ports. A clone claims a port base once and keeps it; its servers are the instance base-<base> in the services home.

SERVERS=(postgres pgbouncer valkey rabbitmq opensearch s3 clamav stripe-mock toxiproxy mail)
WEB=40 API=41 API_INNER=42 WORKER_INNER=43 GOOGLE=44 GITHUB=45 TWITTER=46 MODEL=47 SITE=48 STRIPE=49
OFFSETS=(0 1 2 3 4 5 6 7 8 10 15 20 21 22 23 24 25 26 "$WEB" "$API" "$API_INNER" "$WORKER_INNER" "$GOOGLE" "$GITHUB" "$TWITTER" "$MODEL" "$SITE" "$STRIPE")

# Clones use bases 21000 to 22900. The servers for a clone's fault tests, which are stopped and killed, are 2000 above its base.
instance_dir() { echo "$ORBITA_SERVICES_HOME/instances/base-$1"; }

# True if the base is already ours, or free: no data of another clone, and nothing listens on any of its ports.
base_usable() {
  local dir offset
  dir=$(instance_dir "$1")
  if [[ -f $dir/owner ]]; then
    [[ $(<"$dir/owner") == "$STATE" ]]
    return
  fi
  [[ ! -d $dir/data/postgres ]] || return 1
  for offset in "${OFFSETS[@]}"; do
    ! listening $(($1 + offset)) || return 1
  done
}

has_base() { [[ -s $STATE/base ]]; }

claim_base() {
  if has_base; then
    local mine
    mine=$(<"$STATE/base")
    [[ ${ORBITA_PORT_BASE:-$mine} == "$mine" ]] ||
      die "this clone runs at base $mine ($STATE/base), but ORBITA_PORT_BASE says $ORBITA_PORT_BASE"
    export ORBITA_PORT_BASE=$mine
    return
  fi
  prepare_state
  [[ -d $ORBITA_SERVICES_HOME ]] || (umask 077; mkdir -p "$ORBITA_SERVICES_HOME")
  local lock base found=
  exec {lock}>"$ORBITA_SERVICES_HOME/bases.lock"
  flock "$lock"
  for base in ${ORBITA_PORT_BASE:-$(seq 21000 100 22900)}; do
    if base_usable "$base"; then found=$base; break; fi
  done
  [[ $found ]] || die "no free ports: ${ORBITA_PORT_BASE:-21000, 21100 … 22900} belong to other clones or programs"
  mkdir -p "$(instance_dir "$found")"
  echo "$STATE" >"$(instance_dir "$found")/owner"
  echo "$found" >"$STATE/base"
  exec {lock}>&-
  export ORBITA_PORT_BASE=$found
}

# Releases the ports; the servers must be down.
release_base() {
  local base instance
  has_base || return 0
  base=$(<"$STATE/base")
  for instance in "$base" "$((base + 2000))"; do
    rm -rf --one-file-system "$(instance_dir "$instance")" "/dev/shm/orbita-base-$instance"
  done
  rm -f "$STATE/base"
}
