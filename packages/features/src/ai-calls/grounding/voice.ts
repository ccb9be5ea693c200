/** The polarity of a clause: whether it affirms its content, denies it or wishes for it. */
export type ClausePolarity = "has" | "denies" | "wishes";

const harmless =
  /\b(?:non|not) (?:solo|soltanto|solamente|only|just)\b|\b(?:non?|not)[ -](?:profit|code|food|stop|sql|oil|for[ -]profit)\b|\bnosql\b|\b(?:machine|deep|e|reinforcement|transfer|federated|statistical|blended|active)[ -]learning\b|\blearning (?:management|platform|analytics|disabilit\w+|content|by doing)\b|\bplanning\b/g;
const denial =
  /\b(?:non|not|no|never|mai|senza|without|nessun[oa]?|ne|nor|neither|priv[oaie]|lack|lacks|lacking|manca|mancano|mancanza|except|tranne|eccetto|esclus[oaie]|cannot|none|zero|unable|incapace|nemmeno|neanche|neppure|unfamiliar|absence|assenza|assente|absent|hardly|barely|poc[oah]\w*)\b/;
const wish =
  /\b(?:vorre\w+|vogli\w+|vuole|desider\w+|piacerebbe|aspir\w+|ambi[sz]\w+|sper[oaei]\w*|intend\w*|intenzion\w*|interess\w+|interest\w*|obiettiv\w+|would|want\w*|wish\w*|hop(?:e|es|ing)|aim|aims|aiming|goals?|eager|keen|willing|disponibil\w+|dispost\w+|in futuro|future|prossim\w+|impar(?:a|o|are|ando|er\w+)|apprend(?:ere|endo)|learn|learns|learning|studying|studiando|cerc(?:a|o|ando)|seeking|looking|dream\w*|sogn\w+|someday|un giorno|da approfondire)\b/;

/** The polarity of a clause, which must be in lower case and without accents. */
export function voiceOf(low: string): ClausePolarity {
  const text = low.replaceAll(harmless, " ");
  if (denial.test(text)) return "denies";
  return wish.test(text) ? "wishes" : "has";
}

/** Matches words that end the scope of a denial or a wish, such as "ma" in "non ho usato Docker, ma uso Kubernetes". */
const turn =
  /(?:^|[\s,])(?:ma(?: anche)?|pero|bensi|tuttavia|mentre|invece|but|however|while|whereas|although|though|instead)(?=\s)|[.;!?](?=\s|$)|\n|\s[-–—]\s|(?<=\p{L}),(?=\s+(?:ho|uso|conosco|utilizzo|lavoro|so|sono|vorrei|non|i|not|never|mai|ha|usa|conosce|has|knows)\s)|\s(?:e|and)(?=\s+(?:ho|uso|conosco|utilizzo|vorrei|non|i|not|never|ha|usa|conosce|has|knows|would)\s)|(?<=\p{L}),?(?=\s+(?:senza|without|tranne|eccetto|except)\s)/gu;

/** Splits a text into clauses, each of which affirms, denies or wishes for its content. */
export function clausesOf(text: string): string[] {
  const low = text.toLowerCase();
  const ends = [...low.matchAll(turn)].map(({ index, 0: found }) => [index, index + found.length] as const);
  const pieces: string[] = [];
  let from = 0;
  for (const [at, to] of ends) {
    pieces.push(text.slice(from, at));
    from = to;
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
