import { sql, type RawBuilder } from "kysely";

type NamePair = {
  /** The Space that looks. */
  readonly spaceId: RawBuilder<unknown>;
  /** The person's user id, and their own choice. */
  readonly ownerId: RawBuilder<unknown>;
  readonly showName: RawBuilder<unknown>;
};

/**
 * SQL predicate: this Space may see this person's name although the person has not applied to it. The one rule for talent
 * search, lists, opened profiles and contact requests: the Space is verified, and the person shows their name.
 */
export const isNameShown = ({ spaceId, showName }: NamePair): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${showName}, true)
    and exists (select from spaces looking where looking.id = ${spaceId} and looking.verified_until > now()))`;
