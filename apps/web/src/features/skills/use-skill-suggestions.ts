import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import { suggestSkills } from "./find-skills.ts";

/** Skills for what is being typed. */
export function useSkillSuggestions() {
  const { found: skills, suggestFor } = useSuggestions((text) => suggestSkills(text));
  return { skills, suggestFor };
}
