import { spaceLimits } from "@orbita/contract/spaces/limits";

const { max } = spaceLimits.url;

/**
 * Derives a URL within the length limit from a name, for example "officine-dora-srl" from "Officine Dora S.r.l.".
 */
export function suggestUrl(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[.'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replaceAll(/^-+|-+$/g, "");
}

/** Alternatives to a URL that is taken, within the length limit. */
export const otherUrls = (url: string): string[] =>
  ["italia", "srl", "2", "3", "4"].map((end) => `${url.slice(0, max - end.length - 1).replace(/-+$/, "")}-${end}`);
