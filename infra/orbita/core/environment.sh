# shellcheck shell=bash
# The environment variables of the product: those of the servers, and those of this clone. docs/configuration.md explains each.

# Installs Node if it is missing: everything except the scripts of the servers needs it.
need_node() {
  [[ -x $ORBITA_SERVICES_HOME/bin/node ]] || "$SERVICES" install node >&2
}

# Creates the secrets of this clone once. They are never replaced, because new keys would end every session.
make_secrets() {
  prepare_state
  [[ -s $STATE/secrets/token-keys.json && -s $STATE/secrets/session-key && -s $STATE/secrets/inner-secret ]] ||
    node "$ROOT/infra/orbita/make-secrets.mjs" "$STATE/secrets"
}

export_line() { printf 'export %s=%q\n' "$1" "$2"; }

# URLs and secrets always come from here: a variable left over in a shell must not lead to another clone's database.
environment_lines() {
  export_line ORBITA_PORT_BASE "$ORBITA_PORT_BASE" # so that infra/services/services uses the same servers
  "$SERVICES" env
  export_line NODE_ENV "${NODE_ENV:-development}"
  # The demo admin signs in with the demo password. In production the back office requires a passkey.
  [[ ${NODE_ENV:-development} != development ]] || export_line ADMIN_ANY_SIGN_IN "${ADMIN_ANY_SIGN_IN:-true}"
  export_line NODE_COMPILE_CACHE "$STATE/compile-cache" # there is no build step, so compiled code is cached
  export_line LOG_LEVEL "${LOG_LEVEL:-info}"
  export_line MAIL_FROM "${MAIL_FROM:-Orbita <noreply@orbita.example>}"
  # A cheap puzzle: development does not test its cost.
  export_line CAPTCHA "${CAPTCHA:-altcha}"
  export_line CAPTCHA_COST "${CAPTCHA_COST:-100}"
  export_line CAPTCHA_TRIES_MIN "${CAPTCHA_TRIES_MIN:-20}"
  export_line CAPTCHA_TRIES_MAX "${CAPTCHA_TRIES_MAX:-100}"
  # All servers share one machine here, so an API that waits for the CPU is not overloaded.
  export_line LATE_MS "${LATE_MS:-15000}"
  export_line CONTACT_ADDRESS "${CONTACT_ADDRESS:-help@orbita.example}"
  export_line WEB_ORIGIN "http://localhost:$((ORBITA_PORT_BASE + WEB))"
  export_line API_URL "http://127.0.0.1:$((ORBITA_PORT_BASE + API))"
  export_line INNER_API_URL "http://127.0.0.1:$((ORBITA_PORT_BASE + API_INNER))"
  export_line ASSETS_FOLDER "$STATE/assets"
  export_line INNER_SECRET "$(<"$STATE/secrets/inner-secret")"
  export_line TOKEN_KEYS_FILE "$STATE/secrets/token-keys.json"
  export_line SESSION_KEY "$(<"$STATE/secrets/session-key")"
  provider_lines
  model_lines
  site_lines
  payment_lines
}

# Simulators replace sign-in providers that are not configured, so that sign-in can be tried out. Only in development: a simulator
# accepts any identity.
provider_lines() {
  [[ ${NODE_ENV:-development} == development ]] || return 0
  local name url
  for name in GOOGLE GITHUB TWITTER; do
    local id=${name}_CLIENT_ID
    [[ ${!id:-simulated} == simulated ]] || continue
    url=http://localhost:$((ORBITA_PORT_BASE + ${!name}))
    export_line "$id" simulated
    export_line "${name}_CLIENT_SECRET" not-a-secret
    case $name in
      GOOGLE) export_line GOOGLE_ISSUER "$url" ;;
      GITHUB) export_line GITHUB_URL "$url"; export_line GITHUB_API_URL "$url/api" ;;
      TWITTER) export_line TWITTER_URL "$url"; export_line TWITTER_API_URL "$url" ;;
    esac
  done
}

# A simulated model that gives meaningless but fluent answers, on request: ORBITA_MODEL=simulator ./orbita up. Otherwise the AI_*
# variables of the shell apply; usually there are none.
model_lines() {
  [[ ${NODE_ENV:-development} == development && ${ORBITA_MODEL:-} == simulator ]] || return 0
  export_line AI_PROVIDER openai
  export_line AI_URL "http://localhost:$((ORBITA_PORT_BASE + MODEL))/v1"
  export_line AI_KEY not-a-secret-simulators-only
  export_line AI_MODEL simulated-1
  export_line AI_PRICE_IN 3000000
  export_line AI_PRICE_OUT 15000000
}

# A simulated website on this machine, so that link previews work without internet access. Only in development: production never
# reaches private addresses.
site_lines() {
  [[ ${NODE_ENV:-development} == development ]] || return 0
  export_line LINK_ALLOWED_ADDRESSES "127.0.0.1:$((ORBITA_PORT_BASE + SITE))"
}

SIMULATED_STRIPE_KEY=sk_test_simulated_not_a_secret # as in tests/simulators/stripe/keys.ts
# A simulated Stripe on this machine that accepts test cards, and a fictitious company that issues the invoices. Only in
# development, and not if the shell configures another provider.
payment_lines() {
  [[ ${NODE_ENV:-development} == development ]] || return 0
  if [[ ${STRIPE_SECRET_KEY:-$SIMULATED_STRIPE_KEY} == "$SIMULATED_STRIPE_KEY" ]]; then
    export_line PAYMENTS_PROVIDER "${PAYMENTS_PROVIDER:-stripe}"
    export_line STRIPE_URL "http://localhost:$((ORBITA_PORT_BASE + STRIPE))"
    export_line STRIPE_JS_URL "http://localhost:$((ORBITA_PORT_BASE + STRIPE))/stripe.js"
    export_line STRIPE_SECRET_KEY "$SIMULATED_STRIPE_KEY"
    export_line STRIPE_PUBLISHABLE_KEY pk_test_simulated
    export_line STRIPE_WEBHOOK_SECRET whsec_simulated_not_a_secret
  fi
  # A fictitious VAT number with a valid check digit.
  export_line SELLER_NAME "${SELLER_NAME:-Orbita Esempio S.r.l.}"
  export_line SELLER_VAT "${SELLER_VAT:-00743110157}"
  export_line SELLER_STREET "${SELLER_STREET:-Via Esempio 1}"
  export_line SELLER_POSTAL_CODE "${SELLER_POSTAL_CODE:-20121}"
  export_line SELLER_CITY "${SELLER_CITY:-Milano}"
  export_line SELLER_PROVINCE "${SELLER_PROVINCE:-MI}"
}

load_environment() {
  local lines
  claim_base
  need_node
  make_secrets
  lines=$(environment_lines)
  eval "$lines"
}

# Starts the given servers (by default all), and installs the programs that read PDFs and scans for the worker and the tests.
# Prints nothing unless it fails.
need_servers() {
  local log=$LOG/services.log
  (($#)) || set -- "${SERVERS[@]}"
  { "$SERVICES" up "$@" && "$SERVICES" install ocr; } >"$log" 2>&1 || { cat "$log" >&2; return 1; }
}

need_chromium() { "$SERVICES" install chromium >/dev/null; }

# Installs packages according to the lock file; the stamp avoids calling pnpm each time.
need_packages() {
  local stamp=$ROOT/node_modules/.orbita-lock want
  need_node
  want=$(cd "$ROOT" && find . -maxdepth 3 \( -name package.json -o -name 'pnpm-*.yaml' \) -not -path '*/node_modules/*' -print0 |
    sort -z | xargs -0 sha256sum | sha256sum)
  if [[ -f $stamp && $(<"$stamp") == "$want" ]]; then return; fi
  # With CI=true pnpm does not ask before it replaces a folder.
  (cd "$ROOT" && CI=true pnpm install --frozen-lockfile --reporter=append-only) >"$LOG/pnpm.log" 2>&1 ||
    { tail -n 30 "$LOG/pnpm.log" >&2; return 1; }
  echo "$want" >"$stamp"
}
