# shellcheck shell=bash source-path=SCRIPTDIR
# The three processes of the product (and simulated providers in development), detached, each with a pid file and a log in
# .orbita.
# shellcheck source=../../services/core/process.sh
source "$ROOT/infra/services/core/process.sh"

PROCESSES=(api worker web)
# Simulated Google, GitHub and X: see provider_lines.
[[ ${NODE_ENV:-development} != development ]] || PROCESSES+=(providers)

# start_process NAME STAMP COMMAND…: keeps a process that already runs this code, and replaces an older process.
start_process() {
  local name=$1 stamp=$2 pid
  shift 2
  if running "$name"; then
    if [[ -f $RUN/$name.stamp && $(<"$RUN/$name.stamp") == "$stamp" ]]; then return; fi
    terminate "$name" TERM 15
  fi
  (
    exec </dev/null >>"$LOG/$name.log" 2>&1
    cd "$ROOT" || exit
    raise_files
    exec setsid "$@"
  ) &
  pid=$!
  echo "$pid $(start_time "$pid")" >"$RUN/$name.pid"
  echo "$stamp" >"$RUN/$name.stamp"
}

# wait_for NAME URL: waits until the URL responds with 200.
wait_for() {
  local name=$1 url=$2 deadline=$(($(now_ms) + 60000))
  until [[ $(http_code "$url") == 200 ]]; do
    if ! running "$name"; then
      tail -n 30 "$LOG/$name.log" >&2
      die "$name stopped while starting; see $LOG/$name.log"
    fi
    (($(now_ms) < deadline)) || { tail -n 10 "$LOG/$name.log" >&2; die "$name does not answer at $url; see $LOG/$name.log"; }
    sleep 0.2
  done
}

stop_processes() {
  local name
  for name in "${PROCESSES[@]}"; do terminate "$name" TERM 15 & done
  wait
}

health_url() {
  case $1 in
    api) echo "http://127.0.0.1:$((ORBITA_PORT_BASE + API_INNER))/ready" ;;
    worker) echo "http://127.0.0.1:$((ORBITA_PORT_BASE + WORKER_INNER))/ready" ;;
    web) echo "http://127.0.0.1:$((ORBITA_PORT_BASE + WEB))/healthz" ;;
    providers) echo "http://localhost:$((ORBITA_PORT_BASE + GOOGLE))/.well-known/openid-configuration" ;;
  esac
}

start_product() {
  local server_code web_code
  # The URL of the model is part of the stamp, because another model requires a restart.
  server_code="$(sources_hash apps/api apps/worker packages pnpm-lock.yaml) ${AI_URL:-}"
  web_code=$(web_hash)
  start_process api "$server_code" env HOST=127.0.0.1 PORT=$((ORBITA_PORT_BASE + API)) INNER_PORT=$((ORBITA_PORT_BASE + API_INNER)) \
    node apps/api/src/main.ts
  start_process worker "$server_code" env HOST=127.0.0.1 INNER_PORT=$((ORBITA_PORT_BASE + WORKER_INNER)) node apps/worker/src/main.ts
  start_process web "$web_code" env HOST=127.0.0.1 PORT=$((ORBITA_PORT_BASE + WEB)) node apps/web/server/main.ts
  [[ ${NODE_ENV:-development} != development ]] || start_process providers "$(sources_hash tests/simulators pnpm-lock.yaml) ${ORBITA_MODEL:-}" env \
    GOOGLE_PORT=$((ORBITA_PORT_BASE + GOOGLE)) GITHUB_PORT=$((ORBITA_PORT_BASE + GITHUB)) TWITTER_PORT=$((ORBITA_PORT_BASE + TWITTER)) \
    MODEL_PORT="$([[ ${ORBITA_MODEL:-} != simulator ]] || echo $((ORBITA_PORT_BASE + MODEL)))" SITE_PORT=$((ORBITA_PORT_BASE + SITE)) \
    STRIPE_PORT=$((ORBITA_PORT_BASE + STRIPE)) STRIPE_STATE_FILE="$STATE/stripe.json" \
    STRIPE_HOOK_URL="http://127.0.0.1:$((ORBITA_PORT_BASE + API))/api/v1/payments/stripe/webhook" node tests/simulators/development/main.ts
  local name
  for name in "${PROCESSES[@]}"; do wait_for "$name" "$(health_url "$name")"; done
}

web_hash() { sources_hash apps/web packages/ui packages/contract pnpm-lock.yaml; }

# Builds the web app if its sources changed since the last build.
build_web() {
  local stamp=$ROOT/apps/web/dist/.orbita-built want
  want=$(web_hash)
  if [[ -f $stamp && $(<"$stamp") == "$want" ]]; then return; fi
  # Overrides NODE_ENV of the shell: with another value the bundle would contain React's development code.
  NODE_ENV=production pnpm --filter @orbita/web build >"$LOG/build.log" 2>&1 || { tail -n 40 "$LOG/build.log" >&2; return 1; }
  echo "$want" >"$stamp"
}
