# shellcheck shell=bash
# Runs all steps of the table even if some fail, then prints a summary.

PASSED=0 FAILED=0 STARTED=() PIDS=()
STEPS=$STATE/steps
PAIRED=" checks worker " # the steps of these groups run two at a time, because one alone leaves a processor idle
MENDABLE=5 # with failures in more files than this, a busy machine is not the cause, and no test is retried

# processors: CPU time in hundredths of a second: busy, idle, and stolen by other machines on the same host.
processors() {
  local user nice system idle wait irq soft stolen
  read -r _ user nice system idle wait irq soft stolen _ </proc/stat
  echo "$((user + nice + system + irq + soft)) $((idle + wait)) $stolen"
}

# shares BEFORE AFTER: the percentages of busy and stolen CPU time, which show what slowed down a long step.
shares() {
  local busy idle stolen busy_before idle_before stolen_before all
  read -r busy_before idle_before stolen_before <<<"$1"
  read -r busy idle stolen <<<"$2"
  busy=$((busy - busy_before)) idle=$((idle - idle_before)) stolen=$((stolen - stolen_before))
  all=$((busy + idle + stolen))
  ((all > 0)) || all=1
  printf '%3d %% busy %3d %% stolen' "$((busy * 100 / all))" "$((stolen * 100 / all))"
}

# count_tests KIND REPORT STATUS: prints "passed failed skipped". A runner that failed without a failed test counts as one
# failure.
count_tests() {
  local passed=0 failed=0 skipped=0
  if [[ $1 == check ]]; then
    (($3 == 0)) && echo '1 0 0' || echo '0 1 0'
    return
  fi
  if [[ -s $2 ]]; then
    read -r passed failed skipped < <(node "$ROOT/infra/orbita/count-tests.mjs" "$1" "$2" || echo '0 1 0')
  fi
  # A run without any test is a failure too: a runner that finds no tests would otherwise pass.
  (($3 == 0 && passed + failed > 0)) || ((failed > 0)) || failed=1
  echo "$passed $failed $skipped"
}

# run_tests KIND SECONDS LOG REPORT COMMAND…: runs a test runner with a report, and returns its exit status.
run_tests() {
  local kind=$1 seconds=$2 log=$3 report=$4
  shift 4
  rm -f "$report"
  case $kind in
    vitest) set -- "$@" --reporter=default --reporter=json "--outputFile.json=$report" ;;
    playwright) set -- env "PLAYWRIGHT_JSON_OUTPUT_FILE=$report" "$@" --reporter=list,json ;;
  esac
  (cd "$ROOT" && timeout -k 15 "$seconds" "$@") </dev/null >"$log" 2>&1
}

# failed_tests KIND REPORT names|files: prints the failed tests or their files, one per line.
failed_tests() { node "$ROOT/infra/orbita/failed-tests.mjs" "$@"; }

# run_step KIND SECONDS NAME COMMAND…: retries failed tests once, alone, and reports both runs (ADR 43).
run_step() {
  local kind=$1 seconds=$2 name=$3 log=$STEPS/$3.log report=$STEPS/$3.json status=0 begin before passed failed skipped mark=ok still chosen=() again=''
  shift 3
  begin=$(now_ms) before=$(processors)
  run_tests "$kind" "$seconds" "$log" "$report" "$@" || status=$?
  read -r passed failed skipped <<<"$(count_tests "$kind" "$report" "$status")"
  if ((failed > 0 && status != 124 && status != 137)) && [[ $kind != check && -s $report ]]; then
    mapfile -t chosen < <(failed_tests "$kind" "$report" files)
  fi
  if ((${#chosen[@]} > 0 && ${#chosen[@]} <= MENDABLE)); then
    again=$(failed_tests "$kind" "$report" names)
    [[ $kind == vitest ]] || chosen=(--last-failed --trace=retain-on-failure)
    status=0
    run_tests "$kind" "$seconds" "$STEPS/$name.again.log" "$STEPS/$name.again.json" "$@" "${chosen[@]}" || status=$?
    read -r _ still _ <<<"$(count_tests "$kind" "$STEPS/$name.again.json" "$status")"
    ((still <= failed)) || still=$failed
    passed=$((passed + failed - still)) failed=$still
  fi
  ((failed == 0)) || mark=FAILED
  PASSED=$((PASSED + passed)) FAILED=$((FAILED + failed))
  printf '%-7s %-13s %6.1f s  %5d passed %4d failed %4d skipped  %s\n' "$mark" "$name" "$(($(now_ms) - begin))e-3" "$passed" "$failed" "$skipped" "$(shares "$before" "$(processors)")"
  [[ -z $again ]] || printf '        run again: %s\n' "${again//$'\n'/$'\n        run again: '}"
  if ((failed)); then
    ((status != 124 && status != 137)) || echo "        ended after $seconds s"
    if [[ $kind != check && -s $report ]]; then
      failed_tests "$kind" "$report" names | head -n 20 | sed 's/^/        failed: /'
      grep -aE 'Error:|FAIL ' "$log" | head -n 30 | sed 's/^/        | /'
    fi
    echo "        $log ends with:"
    tail -n 30 "$log" | sed 's/^/        | /'
  fi
}

# start_step KIND SECONDS NAME COMMAND…: runs a step in the background, two at a time.
start_step() {
  while (($(jobs -rp | wc -l) >= 2)); do wait -n || true; done
  STARTED+=("$3")
  # shellcheck disable=SC2030  # the counts of a subshell reach finish_steps through a file
  (
    PASSED=0 FAILED=0
    run_step "$@"
    echo "$PASSED $FAILED" >"$STEPS/$3.count"
  ) >"$STEPS/$3.line" 2>&1 &
  PIDS+=("$!")
}

# finish_steps: waits for the started steps, then prints and counts them in the order of the table.
finish_steps() {
  local name passed failed
  ((${#PIDS[@]} == 0)) || wait "${PIDS[@]}" || true
  for name in "${STARTED[@]}"; do
    cat "$STEPS/$name.line"
    read -r passed failed <"$STEPS/$name.count" || { passed=0 failed=1; }
    # shellcheck disable=SC2031  # these are the counts of the whole run
    PASSED=$((PASSED + passed)) FAILED=$((FAILED + failed))
  done
  STARTED=() PIDS=()
}

# await_servers: .ci/run replaces this function, because it installs the servers while the first steps run.
await_servers() { :; }

# run_steps fast|full [NAME|@GROUP…]: `full` includes the fast steps; names of steps and groups select among them.
run_steps() {
  local wanted=$1 when kind seconds group name command last='' known=()
  shift
  mkdir -p "$STEPS"
  while read -r when kind seconds group name command; do
    [[ $when && $when != \#* ]] || continue
    known+=("$name" "@$group")
    if (($#)); then
      [[ " $* " == *" $name "* || " $* " == *" @$group "* ]] || continue
    else
      [[ $when == fast || $wanted == full ]] || continue
    fi
    [[ $group == "$last" ]] || finish_steps
    last=$group
    [[ $group == checks || $group == unit ]] || await_servers
    # shellcheck disable=SC2086  # a command is words
    if [[ $PAIRED == *" $group "* ]]; then
      start_step "$kind" "$seconds" "$name" $command
    else
      run_step "$kind" "$seconds" "$name" $command
    fi
  done <"$ROOT/infra/orbita/steps"
  finish_steps
  for name in "$@"; do
    [[ " ${known[*]} " == *" $name "* ]] || die "no step or group called '$name'; there are: ${known[*]}"
  done
}
