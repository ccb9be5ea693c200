import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";

/**
 * SQL predicate: a Space that the viewer works for has an application of this person that is still anonymous (ADR 58). Only
 * this rule keeps name and CV apart. Views of the CV (talent search, lists, contact requests) leave out the name, and views of
 * the name (profile, feed) leave out the CV. The rule also applies to an application that ended without being revealed, as long
 * as members can open it.
 */
export const isAnonymousTo = (viewerId: string | null, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from applications blind_application
        join members reader on reader.space_id = blind_application.space_id
          and reader.user_id = ${viewerId} and reader.enabled
        where blind_application.talent_id = ${person} and blind_application.talent_id <> ${viewerId}
          and blind_application.blind and blind_application.revealed_at is null and blind_application.enabled)`;

/** A member who is shown a name, and the Space that they act for. */
export type NameViewer = { readonly viewerId: string | null; readonly spaceId: RawBuilder<unknown> };

/**
 * SQL predicate: the viewer may read the name of the owner of this CV beside it. The owner shows their name, the Space is
 * verified, and no application of theirs is still anonymous to the viewer. `settings` is the alias of the owner's settings.
 */
export const isNamedTo = (
  { viewerId, spaceId }: NameViewer,
  person: RawBuilder<unknown>,
  settings: string,
): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${sql.ref(`${settings}.show_name`)}, true)
    and exists (select from spaces looking where looking.id = ${spaceId} and looking.verified_until > now())
    and not ${isAnonymousTo(viewerId, person)})`;

/** Returns the people who must stay anonymous to the viewer. For results that do not come from an SQL statement of the caller. */
export async function findAnonymousTo(
  db: Db,
  viewerId: string | null,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (viewerId === null || personIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select person.id from unnest(${personIds}::uuid[]) as person (id)
    where ${isAnonymousTo(viewerId, sql.ref("person.id"))}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
