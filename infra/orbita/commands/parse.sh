# shellcheck shell=bash
#: data | parse <folder> --out <folder> | parse CVs (pdf, docx, doc, json) into JSON (needs no server)

run() {
  # Paths are relative to the caller's folder, not to the repository.
  local from=${OLDPWD:-$PWD}
  need_node
  [[ -d node_modules ]] || { prepare_state; need_packages; }
  (cd "$from" && node "$ROOT/packages/resume-engine/src/cli/parse.ts" "$@")
}
