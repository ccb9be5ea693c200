import { useLingui } from "@lingui/react/macro";
import type { AssessmentSection } from "@orbita/contract/resumes/limits";
import type { Resume } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { focusSoon, formOf, openerId, sectionId, useResumeTools } from "../resume-context.tsx";

export type ResumeSuggestion = Resume["comments"][number];

async function skillOfCode(code: string | null): Promise<{ id: string; it: string; en: string } | null> {
  if (code === null) return null;
  const filters = [{ f: "code", v: code, mm: "is" as const }];
  const { content } = await answered(api().skills.search({ body: { page: 0, size: 1, filters } }));
  return content[0] ?? null;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** The actions on one suggestion: edit, share, withdraw, remove, adopt. */
export function useSuggestion(section: AssessmentSection, item: ResumeSuggestion) {
  const { t } = useLingui();
  const { resume, change, openForm, closeForm } = useResumeTools();
  const items = resume[section];
  const form = formOf(section, item.id);
  const name = short(item.text);
  const put = (next: ResumeSuggestion, words: string) =>
    change({ [section]: items.map((one) => (one.id === item.id ? next : one)) }, words);
  const without = () => items.filter(({ id }) => id !== item.id);
  const focusAfter = () => {
    const next = without()[Math.min(items.indexOf(item), items.length - 2)];
    focusSoon(...(next ? [openerId(formOf(section, next.id))] : []), `${sectionId(section)}-title`);
  };

  return {
    form,
    name,
    edit: () => openForm(form),
    leave: () => {
      closeForm(form);
      focusSoon(openerId(form));
    },
    save: (next: ResumeSuggestion) => {
      if (JSON.stringify(next) !== JSON.stringify(item)) put(next, t`Suggestion “${name}” updated`);
      closeForm(form);
      focusSoon(openerId(form));
    },
    share: () => put({ ...item, shared: true }, t`Suggestion “${name}” shared`),
    withdraw: () => put({ ...item, shared: false }, t`Suggestion “${name}” visible only to you again`),
    remove: () => {
      change({ [section]: without() }, t`Suggestion “${name}” deleted`);
      focusAfter();
    },
    /** Adds a suggested skill to the talent's own skills. */
    adopt: async () => {
      // If the taxonomy lookup fails, the skill is added as free text.
      const known = await skillOfCode(item.code).catch(() => null);
      const skill = {
        id: crypto.randomUUID(),
        origin: "person" as const,
        skillId: known?.id ?? null,
        name: item.text,
        label: known && { it: known.it, en: known.en },
        category: null,
        level: null,
      };
      change(
        { proposedTechnicalSkills: without(), technicalSkills: [...resume.technicalSkills, skill] },
        t`${name} added to your skills`,
      );
      focusAfter();
    },
  };
}
