import { readFileSync } from "node:fs";
import { skillMeant } from "../../src/lexicon/knowledge.ts";

/** A spelling to test: the code of the skill that it means ("" for none), and how the spelling differs from the skill's label. */
export type SkillForm = { form: string; code: string; kind: string; set: string };
export type CorrectShare = { right: number; of: number };
export type MissedForm = SkillForm & { found: string };

export function readForms(): SkillForm[] {
  const [, ...lines] = readFileSync(new URL("forms.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [form = "", code = "", kind = "", set = ""] = line.split("\t");
    return { form, code, kind, set };
  });
}

/**
 * Counts the spellings for which the engine finds the right skill, or rightly none, and those for which it finds a wrong skill,
 * which is worse than finding none.
 */
export function measureForms(forms = readForms()) {
  const found = forms.map((form) => ({ ...form, found: skillMeant(form.form)?.code ?? "" }));
  const share = (some: readonly MissedForm[]): CorrectShare => ({
    right: some.filter((one) => one.found === one.code).length,
    of: some.length,
  });
  const by = (key: "set" | "kind"): Record<string, CorrectShare> =>
    Object.fromEntries([...Map.groupBy(found, (one) => one[key])].map(([name, some]) => [name, share(some)]));
  const missed = found.filter((one) => one.found !== one.code);
  return {
    all: share(found),
    sets: by("set"),
    kinds: by("kind"),
    missed,
    mistaken: missed.filter((one) => one.found !== ""),
  };
}
