import type { PriorContact, OpenedTalentProfile, SpaceContactRequest, TalentSearchPage } from "@orbita/contract";
import type { QueryClient } from "@tanstack/react-query";
import { shortlistsKey } from "~/shell/api/query-keys.ts";
import { talentsKey } from "~/domain/talent-search/queries.ts";
import { contactRequestsKey } from "./contact-request-queries.ts";

type CachedTalent = { id: string; acquaintance: PriorContact };

/**
 * Updates the contact request wherever its recipient is cached.
 * An open CV is not refetched, because that would log another access for its owner.
 */
export async function noteContactRequest(
  queries: QueryClient,
  spaceId: string,
  contactRequest: SpaceContactRequest,
): Promise<void> {
  const { id, state, at, resumeId } = contactRequest;
  const known = <T extends CachedTalent>(one: T): T =>
    one.id === resumeId ? { ...one, acquaintance: { ...one.acquaintance, contactRequest: { id, state, at } } } : one;
  const found = { queryKey: [...talentsKey(spaceId), "found"] };
  const opened = { queryKey: [...talentsKey(spaceId), "opened", resumeId] };
  queries.setQueriesData<TalentSearchPage>(found, (page) => page && { ...page, content: page.content.map(known) });
  queries.setQueriesData<OpenedTalentProfile>(opened, (talent) => talent && known(talent));
  // Shortlists can be refetched: that opens no CV.
  void queries.invalidateQueries({ queryKey: shortlistsKey(spaceId) });
  await queries.invalidateQueries({ queryKey: contactRequestsKey(spaceId) });
}
