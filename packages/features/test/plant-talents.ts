import { randomUUIDv7 } from "node:crypto";
import type { Db } from "@orbita/db";
import { worldResume, type GeneratedCareer, type WorldIdentity } from "./talent-world.ts";

export type PlantedTalent = { career: GeneratedCareer; who: WorldIdentity; resumeId: string };

const written = (career: GeneratedCareer, who: WorldIdentity) => {
  const { contacts, experience, education, ...plain } = worldResume(career, who);
  const json = { contacts, experience, education };
  return {
    ...plain,
    ...(Object.fromEntries(Object.entries(json).map(([key, value]) => [key, JSON.stringify(value)])) as Record<
      keyof typeof json,
      string
    >),
  };
};
const named = ({ first, last }: WorldIdentity) => ({ first_name: first, last_name: last });

/** Inserts people who are visible in talent search. */
export async function plantTalents(
  db: Db,
  people: readonly { career: GeneratedCareer; who: WorldIdentity }[],
): Promise<PlantedTalent[]> {
  const talents: PlantedTalent[] = [];
  for (const { career, who } of people) {
    const { id } = career;
    const account = { id, email: `${id}@posta.example`, username: `utente ${id}` };
    await db
      .insertInto("users")
      .values({ ...account, ...named(who) })
      .execute();
    await db.insertInto("user_settings").values({ user_id: id, visible_in_talent_search: true }).execute();
    const { id: resumeId } = await db
      .updateTable("resumes")
      .set(written(career, who))
      .where("owner_id", "=", id)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("resume_skills")
      .values(
        career.known.map((skill, position) => ({
          resume_id: resumeId,
          item_id: randomUUIDv7(),
          kind: "technical" as const,
          skill_id: skill.id,
          name: skill.name,
          level: (position % 5) + 1,
          position,
        })),
      )
      .execute();
    const english = { language: "language_en", level: career.english as "B2", native: false };
    await db
      .insertInto("resume_languages")
      .values({ resume_id: resumeId, item_id: "l1", ...english, mandatory: false, position: 0 })
      .execute();
    talents.push({ career, who, resumeId });
  }
  return talents;
}

/** Changes the identity of these people and keeps their careers. */
export async function become(
  db: Db,
  talents: readonly PlantedTalent[],
  as: (who: WorldIdentity) => WorldIdentity,
): Promise<void> {
  for (const { career, who } of talents) {
    const now = as(who);
    await db.updateTable("users").set(named(now)).where("id", "=", career.id).execute();
    await db.updateTable("resumes").set(written(career, now)).where("owner_id", "=", career.id).execute();
  }
}
