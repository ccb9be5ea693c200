import type { Acquaintance, OpenedTalent, SpaceOffer, TalentPage } from "@orbita/contract";
import type { QueryClient } from "@tanstack/react-query";
import { shortlistsKey } from "~/domain/shortlists/queries.ts";
import { talentsKey } from "~/domain/talent-search/queries.ts";
import { offersKey } from "./offer-queries.ts";

type CachedTalent = { id: string; acquaintance: Acquaintance };

/**
 * Updates the offer wherever this person is cached. An open CV is not refetched, because that would log another access for its
 * owner.
 */
export async function noteOffer(queries: QueryClient, spaceId: string, offer: SpaceOffer): Promise<void> {
  const { id, state, at, resumeId } = offer;
  const known = <T extends CachedTalent>(one: T): T =>
    one.id === resumeId ? { ...one, acquaintance: { ...one.acquaintance, offer: { id, state, at } } } : one;
  const found = { queryKey: [...talentsKey(spaceId), "found"] };
  const opened = { queryKey: [...talentsKey(spaceId), "opened", resumeId] };
  queries.setQueriesData<TalentPage>(found, (page) => page && { ...page, content: page.content.map(known) });
  queries.setQueriesData<OpenedTalent>(opened, (talent) => talent && known(talent));
  // Refetching a list opens no CV.
  void queries.invalidateQueries({ queryKey: shortlistsKey(spaceId) });
  await queries.invalidateQueries({ queryKey: offersKey(spaceId) });
}
