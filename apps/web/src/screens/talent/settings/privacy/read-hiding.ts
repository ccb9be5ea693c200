import type { Space } from "@orbita/contract";
import type { HiddenParty } from "./use-hiding.ts";

type SpaceSuggestion = Pick<Space, "id" | "name" | "url">;

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The email domain in the user's input: alone, after an @, or in a full address. */
export function domainIn(text: string): string | null {
  const written = text.trim().toLowerCase();
  const part = written.slice(written.lastIndexOf("@") + 1);
  return domain.test(part) ? part : null;
}

const same = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: "base" }) === 0;

/** Resolves the user's input to the picked Space, to the only Space with that name, or else to an email domain. */
export function readHiding(
  text: string,
  spaces: readonly SpaceSuggestion[],
  picked: string | null,
): HiddenParty | null {
  const written = text.trim();
  const named = spaces.filter(({ name }) => same(name, written));
  const space = named.find(({ id }) => id === picked) ?? (named.length === 1 ? named[0] : undefined);
  if (space) return { spaceId: space.id };
  const address = domainIn(written);
  return address === null ? null : { domain: address };
}
