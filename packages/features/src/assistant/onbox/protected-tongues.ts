/**
 * Names of peoples that are also a language. They match only where an Italian question asks for nationality: "È francese?", but
 * not "inglese e francese".
 */
const peoples = [
  "italian[oaie]",
  "frances[ei]",
  "tedesc(?:[oa]|hi|he)",
  "ingles[ei]",
  "spagnol[oaie]",
  "portoghes[ei]",
  "russ[oaie]",
  "cines[ei]",
  "giappones[ei]",
  "corean[oaie]",
  "arab[oaie]",
  "polacc(?:[oa]|hi|he)",
  "rumen[oaie]",
  "romen[oaie]",
  "grec(?:[oa]|i|he)",
  "turc(?:[oa]|hi|he)",
  "ungheres[ei]",
  "cec[oaie]",
  "danes[ei]",
  "svedes[ei]",
  "norveges[ei]",
  "finlandes[ei]",
  "olandes[ei]",
  "croat[oaie]",
  "sloven[oaie]",
  "ucrain[oaie]",
  "albanes[ei]",
].join("|");
const asked = new RegExp(
  `(?:è|(?:^|[.!?;\\n]\\s*)e'?|sono|\\bsarà|\\bsia)\\s+(?:(?:un|una|un'|davvero|proprio|forse|anche|per caso|di origine|di nazionalità)\\s*){0,2}(?:${peoples})(?:\\s*(?:$|[.!?;,\\n]|(?:o|oppure|di|vero|giusto|come|per|e)(?!\\p{L})))`,
  "u",
);
const ofLanguage =
  /lingu|livell|madrel|bilingu|parla|scritt|aziend|client|mercat|sede|societ|certific|titol|laure|diplom|corso|testo|document|sito|ditta|prodott|di livello|di serie/;

/** Whether a question asks for a nationality. Expects the question as typed, because without its accent "è" would mean "and". */
export const asksForPeople = (question: string): boolean => {
  const typed = question.normalize("NFC").toLowerCase().replaceAll("’", "'").trim();
  return asked.test(typed) && !ofLanguage.test(typed);
};
