import type { LabelledCode } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { findPlace } from "~/domain/locations/find-place.ts";
import { findSpaces, type SpaceSearchResult } from "./find-spaces.ts";
import { spacesSearch, type SpacesSearch } from "./spaces-search.ts";

/** Labels of the codes in the filters, by code. */
export type SpaceFilterLabels = Record<string, Pick<LabelledCode, "it" | "en">>;

const atOnce = 100;

async function namesOf(found: SpaceSearchResult, { sector, policy }: SpacesSearch): Promise<SpaceFilterLabels> {
  const counted = found.resting ? [] : [...found.facets.policy, ...found.facets.sector];
  const codes = new Set([policy, sector, ...counted.map(({ value }) => value)].filter((code) => code !== undefined));
  if (codes.size === 0) return {};
  const filters = [{ f: "code", v: [...codes].slice(0, atOnce), mm: "in" }];
  const body = { page: 0, size: atOnce, filters, projections: ["code", "it", "en"] };
  const { content } = await answered(api().vocabulary.search({ body: body as never }));
  return Object.fromEntries(content.map(({ code, it, en }) => [code, { it, en }]));
}

export async function loadSpaces(said: Record<string, unknown>) {
  const search = spacesSearch(said);
  const place = search.near ? await findPlace(search.near) : null;
  const found = await findSpaces(search, place);
  // An unknown place does not filter the list, and the page reports that.
  const unknownPlace = Boolean(search.near) && place === null;
  return { search, found, names: await namesOf(found, search), unknownPlace, origin: publicOrigin() };
}

export type SpacesPageData = Awaited<ReturnType<typeof loadSpaces>>;
