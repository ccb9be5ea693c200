import { useEffect, useRef, useState } from "react";
import { suggestSkills, type SkillSummary } from "./find-skills.ts";

const pauseMs = 150;
const fromLetters = 2;

/** Skills for what is being typed. A late answer to an earlier text is not shown. */
export function useSkillSuggestions() {
  const [skills, setSkills] = useState<readonly SkillSummary[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggestFor(text: string): void {
    clearTimeout(timer.current);
    asked.current = text.trim();
    if (asked.current.length < fromLetters) {
      setSkills([]);
      return;
    }
    timer.current = setTimeout(() => void ask(asked.current), pauseMs);
  }

  async function ask(text: string): Promise<void> {
    // Suggestions are a help: without them one searches.
    const found = await suggestSkills(text).catch(() => []);
    if (asked.current === text) setSkills(found);
  }

  return { skills, suggestFor };
}
