import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import type { Db, Tx } from "../../src/client.ts";
import { addToOutbox, hint, outboxChannel } from "../../src/outbox.ts";
import { inTransaction } from "../../src/tx.ts";
import { aliasesOf, recordsOf } from "./records.ts";
import { saveSkillRelations } from "./skill-relations.ts";

const folder = new URL("skills/", import.meta.url);

export type SkillSeed = {
  code: string;
  category: string;
  subcategory: string;
  kind: string;
  it: string;
  en: string;
  aliases: string[];
  esco: string | null;
  weight: number;
};

/** Files in the folder `skills` that do not contain the skills of a category. */
const otherLists = new Set(["categories.tsv", "relations.tsv"]);

export async function readSkillCategories() {
  const records = await recordsOf(new URL("categories.tsv", folder));
  return records.map(({ code = "", parent, it = "", en = "" }, index) => ({
    code,
    parent: parent || null,
    it,
    en,
    sort: index + 1,
  }));
}

/** Reads the skills from one file per category, which has the category's name. */
export async function readSkills(): Promise<SkillSeed[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".tsv") && !otherLists.has(name)).toSorted();
  const files = await Promise.all(names.map(async (name) => [name, await recordsOf(new URL(name, folder))] as const));
  return files.flatMap(([name, records]) =>
    records.map(({ code = "", subcategory = "", kind = "", it = "", en = "", aliases, esco, weight }) => ({
      code,
      category: name.slice(0, -".tsv".length),
      subcategory,
      kind,
      it,
      en,
      aliases: aliasesOf(aliases).filter((alias) => alias !== it && alias !== en),
      esco: esco || null,
      weight: Number(weight),
    })),
  );
}

export type SkillListTexts = { code: string; words: string[] };

/**
 * Words that name a skill when they are alone in a list of skills but mean other things in a sentence. They are therefore not
 * aliases.
 */
export async function readSkillTags(): Promise<SkillListTexts[]> {
  const records = await recordsOf(new URL("skill-tags.tsv", import.meta.url));
  return records.map(({ code = "", words }) => ({ code, words: aliasesOf(words) }));
}

async function saveCategories(tx: Tx): Promise<void> {
  await sql`
    insert into skill_categories (code, parent, label_it, label_en, sort)
    select code, parent, it, en, sort from jsonb_to_recordset(${JSON.stringify(await readSkillCategories())}::jsonb)
      as given (code text, parent text, it text, en text, sort int)
    on conflict (code) do update set parent = excluded.parent, label_it = excluded.label_it, label_en = excluded.label_en,
      sort = excluded.sort
    where (skill_categories.parent, skill_categories.label_it, skill_categories.label_en, skill_categories.sort)
      is distinct from (excluded.parent, excluded.label_it, excluded.label_en, excluded.sort)`.execute(tx);
}

/**
 * Saves the skills from the reference files. Aliases that an import or a merge has added stay, after those of the files. A skill
 * that an administrator edited or merged stays unchanged. A skill whose ESCO id now belongs to another skill is saved without that
 * id.
 */
async function saveSkills(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into skills (id, code, label_it, label_en, aliases, kind, category, subcategory, esco, weight)
    select uuid_by_time(), given.code, it, en, given.aliases || coalesce(array(
        select name from unnest(known.aliases) with ordinality as old (name, place)
        where name <> all (given.aliases || array[it, en]) order by place), '{}'),
      given.kind::skill_kind, given.category, given.subcategory,
      case when not exists (select from skills other where other.esco = given.esco and other.code <> given.code) then given.esco end,
      given.weight
    from jsonb_to_recordset(${JSON.stringify(await readSkills())}::jsonb) as given
      (code text, category text, subcategory text, kind text, it text, en text, aliases text[], esco uuid, weight int)
    left join skills known using (code)
    order by given.weight desc, given.code
    on conflict (code) do update set label_it = excluded.label_it, label_en = excluded.label_en,
      aliases = excluded.aliases, kind = excluded.kind, category = excluded.category, subcategory = excluded.subcategory,
      esco = coalesce(excluded.esco, skills.esco), weight = excluded.weight
    where not skills.edited and skills.merged_into is null and
      (skills.label_it, skills.label_en, skills.aliases, skills.kind, skills.category, skills.subcategory, skills.esco, skills.weight)
      is distinct from (excluded.label_it, excluded.label_en, excluded.aliases, excluded.kind, excluded.category,
      excluded.subcategory, coalesce(excluded.esco, skills.esco), excluded.weight)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

const batch = 500;

/** Emits the same change event as an edit in the product, so that the relay updates the search documents. */
export async function tellOf(tx: Tx, name: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batch)
    await addToOutbox(tx, { name, payload: { ids: ids.slice(from, from + batch) }, destinations: ["search"] });
}

/** Updates categories and skills from the files and returns the number of changed skills; a second run changes none. */
export async function loadSkills(db: Db): Promise<number> {
  const changed = await inTransaction(
    db,
    { actorId: null, requestId: "reference", why: "reference data" },
    async (tx) => {
      await saveCategories(tx);
      const ids = await saveSkills(tx);
      await saveSkillRelations(tx);
      await tellOf(tx, "skill.changed", ids);
      return ids.length;
    },
  );
  if (changed > 0) {
    // Without fresh statistics the planner would look up names one by one, until autovacuum runs.
    await sql`analyze skills`.execute(db);
    await hint(db, outboxChannel);
  }
  return changed;
}
