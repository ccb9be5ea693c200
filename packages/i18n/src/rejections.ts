import type { RejectionReason, Requirement, ServerLanguage } from "@orbita/contract";

/** The facts of a rejection text; `name` is null while it is hidden. */
export type Refused = {
  readonly reason: RejectionReason;
  readonly name: string | null;
  /** The requirements that the reason names. */
  readonly requirements: readonly Requirement[];
  /** A strength in the resume, which the rejection mentions. */
  readonly liked: Requirement | null;
};

/** "Java, almeno 3 anni", "Inglese B2". */
export function requirementName({ label, minYears, level }: Requirement, language: ServerLanguage): string {
  const name = label[language];
  if (level !== null) return `${name} ${level}`;
  if (minYears === null) return name;
  if (language === "it") return `${name}, almeno ${minYears === 1 ? "un anno" : `${minYears} anni`}`;
  return `${name}, at least ${minYears === 1 ? "one year" : `${minYears} years`}`;
}

const listed = (names: readonly string[], language: ServerLanguage) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

const openings = {
  it: (name: string | null) => `Ciao${name ? ` ${name}` : ""}, per questo ruolo andiamo avanti con altre persone.`,
  en: (name: string | null) => `Hello${name ? ` ${name}` : ""}, for this role we are going on with other people.`,
};

function italian({ reason, requirements, liked }: Refused): (string | false)[] {
  const likes = liked && `Le tue righe su ${liked.label.it} ci sono piaciute.`;
  if (reason === "positionGone")
    return ["Il posto non c’è più.", "Non dipende da quello che hai scritto.", "Grazie del tempo che ci hai dato."];
  if (reason === "requirement" && requirements.length > 0) {
    const names = listed(
      requirements.map((one) => requirementName(one, "it")),
      "it",
    );
    return [
      `Il motivo: ${requirements.length === 1 ? "serviva" : "servivano"} ${names}.`,
      likes ?? false,
      `Se apriamo un posto senza ${requirements.length === 1 ? "questo requisito" : "questi requisiti"}, ti scriviamo.`,
    ];
  }
  return [
    reason === "closerPeople" && "Il motivo: hanno già fatto il lavoro che ci serve adesso.",
    likes ?? false,
    "Grazie del tempo che ci hai dato.",
  ];
}

function english({ reason, requirements, liked }: Refused): (string | false)[] {
  const likes = liked && `We liked your lines on ${liked.label.en}.`;
  if (reason === "positionGone")
    return [
      "The position is no longer there.",
      "It has nothing to do with what you wrote.",
      "Thank you for the time you gave us.",
    ];
  if (reason === "requirement" && requirements.length > 0) {
    const names = listed(
      requirements.map((one) => requirementName(one, "en")),
      "en",
    );
    return [
      `The reason: it needs ${names}.`,
      likes ?? false,
      `If we open a role without ${requirements.length === 1 ? "this requirement" : "these requirements"}, we will write to you.`,
    ];
  }
  return [
    reason === "closerPeople" && "The reason: they have already done the work that we need now.",
    likes ?? false,
    "Thank you for the time you gave us.",
  ];
}

/** The suggested text, which a member may edit. */
export const rejectionText = (refused: Refused, language: ServerLanguage): string =>
  [openings[language](refused.name), ...(language === "it" ? italian : english)(refused)].filter(Boolean).join(" ");

const opened: Record<ServerLanguage, RegExp> = {
  it: /^Ciao[^,.!?\n]{0,80}, per questo ruolo andiamo avanti con altre persone\.\s*/,
  en: /^Hello[^,.!?\n]{0,80}, for this role we are going on with other people\.\s*/,
};

/** Removes the opening sentence, which is the title of the mail. */
export function withoutOpening(words: string, language: ServerLanguage): string {
  const rest = words.replace(opened[language], "");
  return rest === "" ? words : rest;
}

/** The beginning and end of a rejection mail; its recipient may always see their own name. */
export const rejectionMail: Record<
  ServerLanguage,
  {
    subject: (space: string) => string;
    title: (name: string | null) => string;
    promise: (took: string) => string;
    suggestion: (title: string) => string;
  }
> = {
  it: {
    subject: (space) => `La tua candidatura a ${space}`,
    title: openings.it,
    promise: (took) => `Risposta ${took}, come promesso.`,
    suggestion: (title) => `Nello stesso Space: ${title}.`,
  },
  en: {
    subject: (space) => `Your application to ${space}`,
    title: openings.en,
    promise: (took) => `An answer ${took}, as promised.`,
    suggestion: (title) => `At the same Space: ${title}.`,
  },
};
