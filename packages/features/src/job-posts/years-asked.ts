const number = String.raw`(?<years>\d{1,2})(?:\s?[-–/]\s?\d{1,2})?(?:\s?\+)?`;
const unit = "(?:anni|anno|years?|yrs?)";
const least = "(?:almeno|minimo|minima|oltre|più di|at least|minimum|min|over|more than)";
const experience = String.raw`(?:esperienz|experience|nel ruolo|nella mansione|in the role|in a similar)`;

/** Phrases that ask for years: "almeno 3 anni", "3+ years", "5 anni di esperienza", "esperienza di 2 anni". */
const asking = [
  String.raw`${least}\.?\s(?:di\s|of\s|an?\s|\D{0,12}?)?${number}\s?${unit}`,
  String.raw`(?<![\p{L}\d])(?<years>\d{1,2})\s?\+\s?${unit}`,
  String.raw`(?<![\p{L}\d])${number}\s?${unit}['’]?\s(?:di\s|of\s)?(?:\p{L}+\s){0,2}?${experience}`,
  String.raw`${experience}\p{L}*\s(?:\p{L}+\s){0,4}?(?:di|of|da)\s(?:${least}\s)?${number}\s?${unit}`,
].map((pattern) => new RegExp(pattern, "iu"));
const isAboutExperience = new RegExp(experience, "iu");

/** A sentence about the Space, such as "Siamo un'azienda con 12 anni di esperienza". */
const isAboutSpace =
  /(?<!\p{L})(?:siamo|abbiamo|nostr[aoei]|azienda|aziendale|società|gruppo|we|our|company|founded|market|mercato)(?!\p{L})/iu;
/** More years than ads ask for; a higher number is the age of something. */
const mostYears = 15;

/** The years of experience that the text of an ad asks for: the highest number. Null if it asks for none. */
export function yearsAskedIn(text: string): number | null {
  const found = text.split(/(?<=[.!?;])\s|\n/u).flatMap((sentence) => {
    if (!isAboutExperience.test(sentence) || isAboutSpace.test(sentence)) return [];
    const years = asking.map((pattern) => Number(pattern.exec(sentence)?.groups!["years"] ?? 0));
    return years.filter((count) => count > 0 && count <= mostYears);
  });
  return found.length === 0 ? null : Math.max(...found);
}
