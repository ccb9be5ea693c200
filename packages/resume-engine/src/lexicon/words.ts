import { anyOf } from "./any-of.ts";
import { readLines, readPattern } from "./read-words.ts";

/**
 * Words that indicate the topic of a line; data/words has a file for each list. Patterns are for folded text unless a comment
 * states otherwise.
 */
export const degrees = anyOf(readPattern("degrees"));
export const schools = anyOf(readPattern("schools"));
/** Legal forms of companies. This pattern is for text as written, not folded. */
export const legalForms = new RegExp(`(?<![\\p{L}\\d])(?:${readPattern("legal-forms")})(?![\\p{L}\\d])`, "iu");
export const companyWords = anyOf(readPattern("company-words"));
export const titleWords = anyOf(readPattern("title-words"));
export const certificates = anyOf(readPattern("certificates"));
export const courses = anyOf(readPattern("courses"));
export const worked = anyOf(readPattern("worked"));
/** Verbs that occur in a CV which is written as a narrative. */
export const told = anyOf(readPattern("told"));
export const liking = new RegExp(`^(?:${readPattern("liking")})(?!\\p{L})`, "u");
export const softStems = new RegExp(readPattern("soft-stems"), "u");
export const firstPerson = anyOf(readPattern("first-person"));
export const personal = anyOf(readPattern("personal"));
/** Words about health, unions, religion, family and birth: data that a CV should not contain. */
export const sensitive = anyOf(readPattern("sensitive"));
export const consent = new RegExp(readPattern("consent"), "u");
export const furniture = new RegExp(readPattern("furniture"), "u");
export const licences = anyOf(readPattern("licences"));
export const referees = anyOf(readPattern("referees"));
/** Instructions to a machine. Such text is treated as plain text and belongs to no field. */
export const spokenToMachines = new RegExp(readPattern("spoken-to-machines"), "u");

/** Words for levels. This pattern is for text as written, in any case. */
export const levelWords = new RegExp(`(?<![\\p{L}\\d])(?:${readPattern("level-words")})(?![\\p{L}\\d])`, "giu");

export const function_ = new Set(readLines("function-words"));

export const hobbies = new Set(readLines("hobbies"));
