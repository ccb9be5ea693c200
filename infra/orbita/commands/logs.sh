# shellcheck shell=bash
#: run | logs [process] | follow the logs of api, worker and web, of one of them, or of a server

run() {
  claim_base
  local name=${1:-} files=() follow=()
  if [[ ! $name ]]; then
    for name in "${PROCESSES[@]}"; do [[ ! -f $LOG/$name.log ]] || files+=("$LOG/$name.log"); done
  elif [[ -f $LOG/$name.log ]]; then
    files=("$LOG/$name.log")
  else
    files=("$(instance_dir "$ORBITA_PORT_BASE")/log/$name.log")
  fi
  [[ -f ${files[0]:-} ]] || die "no log of '${name}' yet; processes: ${PROCESSES[*]}; servers: ${SERVERS[*]}"
  [[ ! -t 1 ]] || follow=(-F)
  tail -n 100 "${follow[@]}" "${files[@]}"
}
