# shellcheck shell=bash
#: data | parse <folder> --out <folder> | read CVs (pdf, docx, doc, json) into JSON, no server is needed

run() {
  need_node
  [[ -d node_modules ]] || { prepare_state; need_packages; }
  node packages/resume-engine/src/cli/parse.ts "$@"
}
