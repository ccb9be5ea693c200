import type { RejectionReason, Requirement, ServerLanguage } from "@orbita/contract";

/** The facts from which the text of a rejection is written. `name` is null while the candidate's name is hidden. */
export type RejectionFacts = {
  readonly reason: RejectionReason;
  readonly name: string | null;
  /** The requirements that are the reason for the rejection. */
  readonly requirements: readonly Requirement[];
  /** A strength in the resume, which the rejection mentions. */
  readonly liked: Requirement | null;
};

/** A requirement in words: "Java, almeno 3 anni", "Inglese B2". */
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
  en: (name: string | null) =>
    `Hi${name ? ` ${name}` : ""}, we’ve decided to move forward with other candidates for this role.`,
};

function italian({ reason, requirements, liked }: RejectionFacts): (string | false)[] {
  const likes = liked && `Ci è piaciuto quello che hai scritto su ${liked.label.it}.`;
  if (reason === "positionGone")
    return [
      "La posizione è stata chiusa.",
      "Non dipende da quello che hai scritto.",
      "Grazie per il tempo che ci hai dedicato.",
    ];
  if (reason === "requirement" && requirements.length > 0) {
    const names = listed(
      requirements.map((one) => requirementName(one, "it")),
      "it",
    );
    return [
      `Il motivo è che il ruolo richiede ${names}.`,
      likes ?? false,
      `Se apriremo una posizione senza ${requirements.length === 1 ? "questo requisito" : "questi requisiti"}, ti scriveremo.`,
    ];
  }
  return [
    reason === "closerPeople" && "Il motivo è che altre persone hanno già svolto il lavoro per cui stiamo assumendo.",
    likes ?? false,
    "Grazie per il tempo che ci hai dedicato.",
  ];
}

function english({ reason, requirements, liked }: RejectionFacts): (string | false)[] {
  const likes = liked && `We liked what you wrote about ${liked.label.en}.`;
  if (reason === "positionGone")
    return [
      "The position has been closed.",
      "It’s not because of anything you wrote.",
      "Thank you for taking the time to apply.",
    ];
  if (reason === "requirement" && requirements.length > 0) {
    const names = listed(
      requirements.map((one) => requirementName(one, "en")),
      "en",
    );
    return [
      `The reason is that the role requires ${names}.`,
      likes ?? false,
      `If we open a role without ${requirements.length === 1 ? "this requirement" : "these requirements"}, we’ll get in touch.`,
    ];
  }
  return [
    reason === "closerPeople" && "The reason is that other candidates have already done the work we’re hiring for.",
    likes ?? false,
    "Thank you for taking the time to apply.",
  ];
}

/** The suggested text of a rejection, which a member may edit. */
export const rejectionText = (refused: RejectionFacts, language: ServerLanguage): string =>
  [openings[language](refused.name), ...(language === "it" ? italian : english)(refused)].filter(Boolean).join(" ");

const replied = {
  it: (space: string) => `${space} ha risposto alla tua candidatura`,
  en: (space: string) => `${space} replied to your application`,
};

/** The parts of a rejection mail around the text. */
export const rejectionMail: Record<
  ServerLanguage,
  {
    subject: (space: string) => string;
    title: (space: string) => string;
    promise: (took: string) => string;
    suggestion: (title: string) => string;
  }
> = {
  it: {
    subject: replied.it,
    title: replied.it,
    promise: (took) => `Risposta ${took}, come promesso.`,
    suggestion: (title) => `Un altro annuncio dello stesso Space: “${title}”`,
  },
  en: {
    subject: replied.en,
    title: replied.en,
    promise: (took) => `Replied ${took}, as promised.`,
    suggestion: (title) => `Another job at the same Space: “${title}”`,
  },
};
