import type { mapRoutes } from "@orbita/contract";
import { MapsUnavailable, type MapsProvider, type MapQuery } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { findPlace, presentPlace } from "../locations/index.ts";
import { lookUpAddress } from "./look-up-address.ts";
import { presentMapPlace, presentAddressSuggestion, readId } from "./present.ts";

/** Returns the map provider's result. Our own gazetteer is used if there is no provider, if it fails, or if it finds nothing. */
async function first<T>(
  ctx: ReadCtx,
  ask: (maps: MapsProvider) => Promise<T[]>,
  ours: () => Promise<T[]>,
): Promise<T[]> {
  if (!ctx.platform.maps) return ours();
  try {
    const found = await ask(ctx.platform.maps);
    return found.length > 0 ? found : await ours();
  } catch (error) {
    if (!(error instanceof MapsUnavailable)) throw error;
    ctx.log.warn({ reason: error.message }, "maps away");
    return ours();
  }
}

const most = { textSearch: 10, geocode: 5, autocomplete: 8 };

/** Places from our own gazetteer, for the text search and for the geocoding of addresses. */
const places = async (ctx: ReadCtx, { text, language }: MapQuery, size: number) =>
  (await lookUpAddress(ctx.tx, text, { size })).map(({ place, beside }) => presentMapPlace(place, beside, language));
const suggestions = async (ctx: ReadCtx, { text, language }: MapQuery) =>
  (await lookUpAddress(ctx.tx, text, { size: most.autocomplete, typing: true })).map(({ place, beside }) =>
    presentAddressSuggestion(place, beside, language),
  );

export const mapHandlers: Handlers<typeof mapRoutes> = {
  textSearch: (ctx, { query: { query: text, language } }) =>
    first(
      ctx,
      (maps) => maps.textSearch({ text, language }),
      () => places(ctx, { text, language }, most.textSearch),
    ),
  geocode: (ctx, { query: { address: text, language } }) =>
    first(
      ctx,
      (maps) => maps.geocode({ text, language }),
      () => places(ctx, { text, language }, most.geocode),
    ),
  autocomplete: (ctx, { query: { input: text, language } }) =>
    first(
      ctx,
      (maps) => maps.autocomplete({ text, language }),
      () => suggestions(ctx, { text, language }),
    ),
  placeId: async (ctx, { query: { placeId, language } }) => {
    const ours = readId(placeId);
    if (ours) {
      const row = await findPlace(ctx.tx, { id: ours.id });
      return row ? presentMapPlace(presentPlace(row), ours.beside, language) : fail("place.notFound");
    }
    try {
      return (await ctx.platform.maps?.place({ text: placeId, language })) ?? fail("place.notFound");
    } catch (error) {
      if (!(error instanceof MapsUnavailable)) throw error;
      ctx.log.warn({ reason: error.message }, "maps away");
      // An id that is not ours belongs to the map provider, and only the provider can resolve it.
      return fail("search.unavailable");
    }
  },
};
