import { isJudging, resumeContent, type ResumeSection } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { demoApplicants, demoResumes, demoSpaces, demoTalents, type DemoResume } from "@orbita/db/seed";
import { handlers, loadResume, writeResume } from "@orbita/features";
import { sql } from "kysely";
import { actAs } from "./act-as.ts";

const day = 86_400_000;
const { changeSettings, hide } = handlers.people;
const { addLink } = handlers.resumes;
const { save: saveWishes } = handlers.jobWishes;

type SkillLookup = (code: string) => { skillId: string; name: string };

async function skillNames(tx: Tx): Promise<SkillLookup> {
  const rows = await tx.selectFrom("skills").select(["code", "id", "label_it"]).execute();
  const known = new Map(rows.map(({ code, id, label_it }) => [code, { skillId: id, name: label_it }]));
  return (code) => {
    const skill = known.get(code);
    if (!skill) throw new Error(`${code} is not among the skills`);
    return skill;
  };
}

const contentOf = ({ skills, softSkills, content }: DemoResume, named: SkillLookup) =>
  resumeContent.partial().parse({
    ...content,
    technicalSkills: Object.entries(skills).map(([code, level]) => ({ ...named(code), level })),
    softSkills: softSkills.map((code) => named(code)),
  });

async function plantResume(tx: Tx, demo: DemoResume, { named, now }: { named: SkillLookup; now: Date }): Promise<void> {
  const owner = await tx.selectFrom("users").select("id").where("email", "=", demo.email).executeTakeFirstOrThrow();
  const ctx = await actAs(tx, { id: owner.id, memberships: [] }, now);
  const { id } = (await loadResume(ctx, { ownerId: owner.id }))!;
  await writeResume(ctx, id, contentOf(demo, named), (section) =>
    isJudging(section as ResumeSection) ? "machine" : "person",
  );
  if (demo.jobWishes) await saveWishes(ctx, { body: demo.jobWishes });
  await changeSettings(ctx, { body: { privacy: demo.privacy } });
  for (const key of demo.hidesFrom?.spaces ?? []) {
    const space = await tx
      .selectFrom("spaces")
      .select("id")
      .where("url", "=", demoSpaces[key].url)
      .executeTakeFirstOrThrow();
    await hide(ctx, { body: { spaceId: space.id } });
  }
  if (demo.hidesFrom?.domain) await hide(ctx, { body: { domain: demo.hidesFrom.domain } });
  for (const { label, sections, days, opened } of demo.links ?? []) {
    const expiresOn = days === undefined ? null : new Date(now.getTime() + days * day).toISOString().slice(0, 10);
    const body = { label, sections: [...sections], anonymous: false, pdf: true, expiresOn };
    const link = await addLink(ctx, { body });
    const visits = { opened, last_opened_at: new Date(now.getTime() - day) };
    await tx.updateTable("share_links").set(visits).where("id", "=", link.id).execute();
  }
}

/** Creates resumes with the functions of real requests. The assessment sections are marked as written by the machine. */
export async function plantResumes(tx: Tx, now: Date): Promise<void> {
  const named = await skillNames(tx);
  const applicants = demoApplicants(now).map(({ resume }) => resume);
  for (const demo of [...demoResumes, ...applicants]) await plantResume(tx, demo, { named, now });
}

/**
 * Creates the current resumes of the talents. Applicants have edited theirs since they applied, while the version they sent stays
 * unchanged.
 */
export async function plantTalents(tx: Tx, now: Date): Promise<void> {
  const named = await skillNames(tx);
  const talents = demoTalents(now);
  for (const { resume, daysAgo } of talents)
    await plantResume(tx, resume, { named, now: new Date(now.getTime() - daysAgo * day) });
  await datedBack(
    tx,
    talents.map(({ resume, daysAgo }) => ({ email: resume.email, at: new Date(now.getTime() - daysAgo * day) })),
  );
}

/**
 * Sets `updated_at` of resumes to the past. The trigger that sets it on every change is disabled here, because a demo in which
 * every resume changed this minute looks wrong.
 */
async function datedBack(tx: Tx, changes: readonly { readonly email: string; readonly at: Date }[]): Promise<void> {
  await sql`alter table resumes disable trigger user`.execute(tx);
  await sql`
    update resumes set updated_at = changed.at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (email text, at timestamptz)
    join users on users.email = changed.email where resumes.owner_id = users.id`.execute(tx);
  await sql`alter table resumes enable trigger user`.execute(tx);
}
