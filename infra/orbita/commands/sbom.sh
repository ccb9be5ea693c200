# shellcheck shell=bash
#: work | sbom [file] | check the licences of the production packages and write the SBOM (CycloneDX)

run() {
  need_node
  need_packages
  node infra/orbita/licences/main.mjs "${1:-$STATE/sbom.json}"
}
