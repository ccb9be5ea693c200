import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import { suggestSkills } from "./find-skills.ts";

/** Suggests skills while the user types. */
export function useSkillSuggestions() {
  const { found: skills, suggestFor } = useSuggestions((text) => suggestSkills(text));
  return { skills, suggestFor };
}
