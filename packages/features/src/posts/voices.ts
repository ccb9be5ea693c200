import { productName, type Author, type AuthorKind } from "@orbita/contract";
import { sql } from "kysely";
import { isAnonymousTo } from "../kernel/anonymity.ts";
import { hasOpenPage, type Viewer } from "../kernel/visibility.ts";

/**
 * The author columns of a post or comment: those of the user (alias `author`) if a person wrote it for themselves, or those of
 * the Space (alias `space`).
 */
export type AuthorColumns = {
  voice: AuthorKind;
  author_id: string | null;
  author_name: string | null;
  author_address: string | null;
  author_has_page: boolean;
  author_picture: string | null;
  author_headline: string | null;
  space_id: string | null;
};

/**
 * SQL: the author's columns for the alias of a table with author_id, voice and space_id. The headline is part of the CV: it is
 * not shown with the name while an application of the author is anonymous to the viewer.
 */
export const voiceColumns = (alias: string, viewer: Viewer) => sql`
  ${sql.ref(`${alias}.voice`)} as voice, ${sql.ref(`${alias}.author_id`)} as author_id, ${sql.ref(`${alias}.space_id`)} as space_id,
  case ${sql.ref(`${alias}.voice`)} when 'person' then author.first_name || ' ' || author.last_name when 'space' then space.name end as author_name,
  case ${sql.ref(`${alias}.voice`)} when 'person' then author.username when 'space' then space.url end as author_address,
  case ${sql.ref(`${alias}.voice`)} when 'person' then ${hasOpenPage(viewer, sql.ref("author.id"))}
    else space.id is not null end as author_has_page,
  case ${sql.ref(`${alias}.voice`)} when 'person' then author.profile_image_id when 'space' then space.logo_id end as author_picture,
  case ${sql.ref(`${alias}.voice`)} when 'person'
    then (select r.headline from resumes r where r.owner_id = author.id and r.headline <> ''
      and not ${isAnonymousTo(viewer.asAdmin ? null : viewer.id, sql.ref("author.id"))} limit 1)
    when 'space' then space.headline end as author_headline`;

export const voiceJoins = (alias: string) => sql`
  left join users author on author.id = ${sql.ref(`${alias}.author_id`)}
  left join spaces space on space.id = ${sql.ref(`${alias}.space_id`)}`;

export const presentVoice = (row: AuthorColumns): Author => ({
  voice: row.voice,
  id: row.voice === "person" ? row.author_id : row.voice === "space" ? row.space_id : null,
  name: row.voice === "house" ? productName : (row.author_name ?? ""),
  address: row.author_address,
  hasPage: row.author_has_page,
  picture: row.author_picture,
  headline: row.author_headline,
});
