import type { mapRoutes } from "@orbita/contract";
import { MapsAway, type Maps, type MapWords } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { findPlace, presentPlace } from "../locations/index.ts";
import { lookUp } from "./look-up.ts";
import { presentMapPlace, presentSuggestion, readId } from "./present.ts";

/** The provider's result if there is one, otherwise ours. Ours also replaces an empty result, because we may know the town. */
async function first<T>(ctx: ReadCtx, ask: (maps: Maps) => Promise<T[]>, ours: () => Promise<T[]>): Promise<T[]> {
  if (!ctx.platform.maps) return ours();
  try {
    const found = await ask(ctx.platform.maps);
    return found.length > 0 ? found : await ours();
  } catch (error) {
    if (!(error instanceof MapsAway)) throw error;
    ctx.log.warn({ reason: error.message }, "maps away");
    return ours();
  }
}

const most = { textSearch: 10, geocode: 5, autocomplete: 8 };

/** The fallback of both searches. */
const places = async (ctx: ReadCtx, { text, language }: MapWords, size: number) =>
  (await lookUp(ctx.tx, text, { size })).map(({ place, beside }) => presentMapPlace(place, beside, language));
const suggestions = async (ctx: ReadCtx, { text, language }: MapWords) =>
  (await lookUp(ctx.tx, text, { size: most.autocomplete, typing: true })).map(({ place, beside }) =>
    presentSuggestion(place, beside, language),
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
      if (!(error instanceof MapsAway)) throw error;
      ctx.log.warn({ reason: error.message }, "maps away");
      // Only the provider can resolve its own ids.
      return fail("search.unavailable");
    }
  },
};
