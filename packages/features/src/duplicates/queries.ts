import type { DuplicateIndicator } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import { nearBits } from "./fingerprint.ts";

export type DuplicateSubjectRow = { id: string; space_id: string; application_id: string | null };

/** SQL predicate: the application is in the lists of its Space and not anonymous, or the added CV is not hidden. */
const isKnown = (subject: string): RawBuilder<boolean> => sql`(
  exists (select from applications a where a.id = ${sql.ref(`${subject}.application_id`)} and ${inSpace("a")}
    and (not a.blind or a.revealed_at is not null))
  or exists (select from candidates c join resumes r on r.id = c.resume_id
    where c.resume_id = ${sql.ref(`${subject}.candidate_id`)} and r.enabled))`;

/**
 * An application or added CV by its id. Blind applications are found too, and get an empty list of duplicates: an error would
 * reveal that a duplicate exists.
 */
export const findDuplicateSubject = async (db: Db, id: string): Promise<DuplicateSubjectRow | undefined> =>
  db
    .selectFrom("duplicate_subjects")
    .select(["id", "space_id", "application_id"])
    .where("id", "=", id)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom("applications")
            .select("applications.id")
            .whereRef("applications.id", "=", "duplicate_subjects.application_id")
            .where("applications.enabled", "=", true),
        ),
        row.exists(
          row
            .selectFrom("resumes")
            .select("resumes.id")
            .whereRef("resumes.id", "=", "duplicate_subjects.candidate_id")
            .where("resumes.enabled", "=", true),
        ),
      ]),
    )
    .executeTakeFirst();

export type DuplicateRow = {
  id: string;
  application_id: string | null;
  name: string;
  job_post_title: string | null;
  since: Date;
  signs: DuplicateIndicator[];
  verdict: "same" | "different" | null;
  decider: string | null;
  decided_at: Date | null;
};

/**
 * Likely duplicates of an application or added CV: those with the same hashed email or phone or a near CV fingerprint, and
 * those that a member has decided about, with either verdict. Excludes blind applications on either side, and applications of
 * the same account, which need no guess. The list is short, newest first, because a phone number shared by a whole office
 * proves little.
 */
export async function findDuplicates(db: Db, id: string, limit: number): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    with me as (select s.* from duplicate_subjects s where s.id = ${id} and ${isKnown("s")}),
    alike as (
      select x.subject_id as id, array_agg(distinct x.kind order by x.kind) as signs
      from me join duplicate_marks m on m.subject_id = me.id
      join duplicate_marks x on x.space_id = m.space_id and x.kind = m.kind and x.value = m.value and x.subject_id <> m.subject_id
      join duplicate_subjects o on o.id = x.subject_id
      where x.kind <> 'cv' or bit_count((me.fingerprint # o.fingerprint)::bit(64)) <= ${nearBits}
      group by x.subject_id),
    said as (
      select p.*, case when p.first_id = me.id then p.second_id else p.first_id end as id
      from me join duplicate_pairs p on me.id in (p.first_id, p.second_id))
    select o.id, o.application_id, coalesce(a.card ->> 'name', r.first_name || ' ' || r.last_name, '') as name,
      j.title as job_post_title, coalesce(a.sent_at, c.created_at) as since, coalesce(alike.signs, '{}') as signs,
      said.verdict, said.decided_at, u.first_name || ' ' || u.last_name as decider
    from me join duplicate_subjects o on o.id in (select id from alike union select id from said) and ${isKnown("o")}
    left join alike on alike.id = o.id left join said on said.id = o.id left join users u on u.id = said.decided_by
    left join applications a on a.id = o.application_id left join job_posts j on j.id = a.job_post_id
    left join candidates c on c.resume_id = o.candidate_id left join resumes r on r.id = o.candidate_id
    left join applications mine on mine.id = me.application_id
    where a.talent_id is distinct from mine.talent_id or a.talent_id is null
    order by coalesce(a.sent_at, c.created_at) desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}

type PairDecision = { id: string; otherId: string; verdict: "same" | "different"; by: string | null; now: Date };

/** Saves a member's decision whether two applications or CVs are duplicates. The last write wins, so two concurrent decisions leave one row. */
export async function savePair(tx: Tx, { id, otherId, verdict, by, now }: PairDecision): Promise<void> {
  const [first_id, second_id] = [id, otherId].toSorted() as [string, string];
  const said = { verdict, decided_by: by, decided_at: now };
  await tx
    .insertInto("duplicate_pairs")
    .values({ first_id, second_id, ...said, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(["first_id", "second_id"]).doUpdateSet(said))
    .execute();
}
