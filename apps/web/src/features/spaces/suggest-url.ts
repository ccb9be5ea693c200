import { spaceLimits } from "@orbita/contract/spaces/limits";

/** "Officine Dora S.r.l." → "officine-dora-srl": lowercase letters, digits and hyphens, within the bound. */
export function suggestUrl(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[.'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, spaceLimits.url.max)
    .replaceAll(/^-+|-+$/g, "");
}
