import { randomUUIDv7 } from "node:crypto";
import { resumeContent } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { loadGazetteer, loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import { aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { idOf } from "./random.ts";
import type { JudgedSet } from "./set.ts";

/** Loads the reference data of an installation; returns the ids of the skills by code. */
export async function plantReference(db: Db): Promise<Map<string, string>> {
  await loadVocabulary(db);
  await loadGazetteer(db);
  await loadSkills(db);
  await loadOccupations(db);
  const rows = await db.selectFrom("skills").select(["id", "code"]).execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

const names = ["Giulia Riva", "Marco Sala", "Elena Conti", "Luca Ferri", "Amina Diallo", "Paul Weber", "Sara Leone"];
const day = 86_400_000;
const batch = 1_000;
const mine = <T extends object>(items: readonly T[]) => items.map((item) => ({ ...item, origin: "person" }));

function rowsOf({ id, number, resume }: JudgedSet["people"][number], now: number) {
  const content = resumeContent.parse(resume);
  const [first, last] = names[number % names.length]!.split(" ");
  const owner = idOf(`owner of ${id}`);
  const changed = new Date(now - (number % 700) * day).toISOString();
  const skills = (["technical", "soft"] as const).flatMap((kind) =>
    content[kind === "soft" ? "softSkills" : "technicalSkills"].map((skill, position) => ({
      resume_id: id,
      item_id: skill.id,
      kind,
      skill_id: skill.skillId,
      name: skill.name,
      level: skill.level,
      position,
    })),
  );
  return {
    user: {
      id: owner,
      email: `${owner}@posta.example`,
      username: `persona ${number}`,
      first: `${first}`,
      last: `${last}`,
    },
    resume: {
      id,
      owner,
      headline: content.headline,
      contacts: content.contacts,
      summary: content.summary,
      experience: mine(content.experience),
      education: mine(content.education),
      interests: mine(content.interests),
      changed,
    },
    skills,
    languages: content.languages.map(({ id: item_id, code, level, native }, position) => ({
      resume_id: id,
      item_id,
      language: code,
      level,
      native,
      position,
    })),
  };
}

/** Inserts people who are visible in talent search, with the rows that the product would write, but without its events. */
export async function plantPeople(db: Db, people: JudgedSet["people"]): Promise<void> {
  const now = Date.now();
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    for (let from = 0; from < people.length; from += batch) {
      const rows = people.slice(from, from + batch).map((person) => rowsOf(person, now));
      const json = (pick: (row: (typeof rows)[number]) => unknown) => JSON.stringify(rows.flatMap(pick));
      await sql`insert into users (id, email, username, first_name, last_name, email_verified_at)
        select id, email, username, first, last, now() from jsonb_to_recordset(${json(({ user }) => user)}::jsonb)
          as given (id uuid, email text, username text, first text, last text)`.execute(one);
      await sql`insert into user_settings (user_id, visible_in_talent_search)
        select id, true from jsonb_to_recordset(${json(({ user }) => user)}::jsonb) as given (id uuid)`.execute(one);
      await sql`insert into resumes (id, owner_id, headline, contacts, summary, experience, education, interests, created_at, updated_at)
        select id, owner, headline, contacts, summary, experience, education, interests, changed, changed
        from jsonb_to_recordset(${json(({ resume }) => resume)}::jsonb) as given (id uuid, owner uuid, headline text, contacts jsonb,
          summary text, experience jsonb, education jsonb, interests jsonb, changed timestamptz)`.execute(one);
      await sql`insert into resume_skills (resume_id, item_id, kind, skill_id, name, level, position)
        select * from jsonb_to_recordset(${json(({ skills }) => skills)}::jsonb) as given (resume_id uuid, item_id text,
          kind skill_kind, skill_id uuid, name text, level smallint, position int)`.execute(one);
      await sql`insert into resume_languages (resume_id, item_id, language, level, native, position)
        select * from jsonb_to_recordset(${json(({ languages }) => languages)}::jsonb) as given (resume_id uuid, item_id text,
          language text, level language_level, native boolean, position int)`.execute(one);
    }
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`analyze`.execute(db);
}

/** Inserts a user who may search for talents. */
export async function plantAsker(db: Db): Promise<{ spaceId: string; userId: string; sessionId: string }> {
  const { id: spaceId, userId } = await aSpace(db);
  const sessionId = randomUUIDv7();
  const session = { id: sessionId, user_id: userId, expires_at: new Date(Date.now() + day) };
  await db.insertInto("sessions").values(session).execute();
  return { spaceId, userId, sessionId };
}
