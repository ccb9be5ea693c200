import { readFileSync } from "node:fs";
import { skillMeant } from "../../src/lexicon/knowledge.ts";

/** What somebody wrote, the code of the skill that they meant (none: ""), and how it differs from a label. */
export type Form = { form: string; code: string; kind: string; set: string };
export type Share = { right: number; of: number };
export type Missed = Form & { found: string };

export function readForms(): Form[] {
  const [, ...lines] = readFileSync(new URL("forms.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => {
    const [form = "", code = "", kind = "", set = ""] = line.split("\t");
    return { form, code, kind, set };
  });
}

/** How many are read as the skill that was meant, or rightly as none; and how many as another one, which is worse than as none. */
export function measureForms(forms = readForms()) {
  const found = forms.map((form) => ({ ...form, found: skillMeant(form.form)?.code ?? "" }));
  const share = (some: readonly Missed[]): Share => ({
    right: some.filter((one) => one.found === one.code).length,
    of: some.length,
  });
  const by = (key: "set" | "kind"): Record<string, Share> =>
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
