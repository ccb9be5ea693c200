import { perDatabase } from "@orbita/db";
import { type Lexicon, loadLexicon } from "../../lexicon/index.ts";
import type { ReadCtx } from "../../kernel/ctx.ts";
import { findSkillNames, findSkillRelations } from "./knowledge-queries.ts";
import { familiesOf, type SkillFamilyLookup } from "./skill-families.ts";

/** The names of the taxonomy, with which questions are parsed and resumes are searched. */
export type SkillKnowledge = {
  readonly lexicon: Lexicon;
  readonly familyOf: SkillFamilyLookup;
};

/** Cache of the taxonomy knowledge. The lexicon is a new object whenever a name has changed; then the skill families are rebuilt too. */
type KnowledgeCache = {
  kept: SkillKnowledge | null;
  reading: { readonly lexicon: Lexicon; readonly knowledge: Promise<SkillKnowledge> } | null;
};
const shelfOf = perDatabase((): KnowledgeCache => ({ kept: null, reading: null }));

async function read(db: ReadCtx["tx"], lexicon: Lexicon): Promise<SkillKnowledge> {
  const [skills, relations] = [await findSkillNames(db), await findSkillRelations(db)];
  return (shelfOf(db).kept = { lexicon, familyOf: familiesOf(skills, relations) });
}

export async function loadKnowledge({ tx, now }: Pick<ReadCtx, "tx" | "now">): Promise<SkillKnowledge> {
  const lexicon = await loadLexicon(tx, now);
  const shelf = shelfOf(tx);
  if (shelf.kept?.lexicon === lexicon) return shelf.kept;
  if (shelf.reading?.lexicon !== lexicon)
    shelf.reading = {
      lexicon,
      knowledge: read(tx, lexicon).finally(() => {
        shelf.reading = null;
      }),
    };
  return shelf.reading.knowledge;
}
