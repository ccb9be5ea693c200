import type { GeneratedPerson } from "./people.ts";
import type { SeededRandom } from "./random.ts";
import type { ReferenceSkill, JobTitle } from "./reference.ts";

/** The name of a skill in the person's language, an alias, or its name in the other language. */
export function nameOf(random: SeededRandom, skill: ReferenceSkill, language: "it" | "en"): string {
  const draw = random.next();
  if (draw < 0.2 && skill.aliases.length > 0) return random.one(skill.aliases);
  if (draw < 0.3) return language === "it" ? skill.en : skill.it;
  return skill[language];
}

/** The title in the person's gender; some CVs use the generic masculine, some the English title. */
export function titleIn(
  random: SeededRandom,
  title: JobTitle,
  { language, feminine }: Pick<GeneratedPerson, "language" | "feminine">,
) {
  const draw = random.next();
  const others = language === "it" ? title.alsoIt : title.alsoEn;
  if (draw < 0.18 && others.length > 0) return capital(random.one(others));
  if (language === "en") return title.en;
  if (draw < 0.26) return title.en;
  return feminine && draw < 0.9 ? title.feminine : title.masculine;
}

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** A typing error: two letters swapped, one missing, or one doubled. */
export function slip(random: SeededRandom, text: string): string {
  if (text.length < 6) return text;
  const at = random.between(2, text.length - 3);
  const [one, two] = [text[at]!, text[at + 1]!];
  if (/\W/.test(one + two) || one === two) return text;
  return text.slice(0, at) + random.one([two + one, two, one + one + two]) + text.slice(at + 2);
}
