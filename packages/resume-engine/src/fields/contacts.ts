import type { ExtractedValue, ParsedResume } from "@orbita/contract";
import { anyCase } from "../lexicon/any-case.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { labelAt, labelsOf, type FieldLabel } from "../lexicon/labels.ts";
import { isArea, isProvince, placeOf, titleNoun } from "../lexicon/knowledge.ts";
import { phonesIn } from "../normalise/phone.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { cut, found, foundText, split, trimmed, without, type TextPiece } from "../segment/piece.ts";

type ParsedContacts = ParsedResume["contacts"];
export type ContactDetails = Pick<ParsedContacts, "email" | "phone" | "city" | "links"> & { structure: TextPiece[] };

const mailShape = /(?<![\p{L}\p{N}.])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const webShape =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/|www\.)?[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,10}(?:\/[^\s,;|()<>]*)?(?![\p{L}\p{N}@])/gu;
const known =
  /^(?:https?:\/\/|www\.)|linkedin\.com|github\.|gitlab\.|behance\.|dribbble\.|medium\.com|\.(?:com|it|org|net|io|dev|me|eu|example|co|uk|info|design|studio|app|page|site|ac)(?:[/.]|$)/iu;
const labels: readonly FieldLabel[] = ["address", "phone", "mail", "web", "personal", "name"];

const clean = (address: string) => address.replace(/[.,;:]+$/u, "");

function linksIn(piece: TextPiece, mails: readonly { from: number; to: number }[], strict: boolean): TextPiece[] {
  return [...piece.text.matchAll(webShape)].flatMap((match) => {
    const text = clean(match[0]);
    const [from, to] = [match.index, match.index + text.length];
    if (mails.some((mail) => from < mail.to && to > mail.from)) return [];
    const sure = /^(?:https?:|www\.)|\/|linkedin|github/iu.test(text);
    if (!sure && (strict || !known.test(text) || text !== text.toLowerCase() || text.length < 7)) return [];
    return [cut(piece, from, to)];
  });
}

/** Names of towns that are also common words of a letterhead, and are therefore not read as a town. */
const noCity = /^(?:mobile|home|cell|office|work|of|reading)$/iu;

/** Prefixes before a place of residence, such as "Location: Derby" or "Based in Derby". */
const livesAt =
  /^(?:(?:[^:\s]{1,3}\s+)?(?:location|based (?:in|at)|lives? in|living in|address|home address|indirizzo|residenza|residente (?:a|in)|citt[aà]|sede|vivo a|abito a|domicilio|domiciliat[oa] a|city|town|home|base|luogo|da)\s*(?::\s*|\s+))/iu;
const isRoad =
  /(?:^|\s)(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|street|road|lane|avenue|close|drive|crescent|st|rd|ave)(?![\p{L}])/iu;
const street = /\d|^(?:via|viale|piazza|corso|largo|vicolo|strada|street|road|lane|avenue)\b/iu;

/**
 * Returns the city in an address or a similar line: the first part that is a known place, preferably no region. If no part is
 * known, the part after the street; after a label for an address or a place of residence, any short part that is no street.
 */
export function cityIn(piece: TextPiece, labelled: boolean): TextPiece | null {
  const parts = split(piece, /,\s*|(?<=\p{Ll}{3})\.\s+|\s*[|·•\t;/]\s*|\s+[–—@-]\s+|\s{3,}|\s*\((?=[^)]*\))|\)/gu);
  const bare = parts.map((part) => {
    const code = /^(?:[A-Z]{1,2}-?)?\d{4,5}\s+/u.exec(part.text);
    const lead = code ?? livesAt.exec(part.text) ?? /^[^\p{L}\d(]+/u.exec(part.text);
    const named = lead ? trimmed(cut(part, lead[0].length)) : part;
    const province = /\s+\(?([A-Z]{2})\)?$/u.exec(named.text);
    return province && isProvince(province[1]!) ? trimmed(cut(named, 0, province.index)) : named;
  });
  const cities = bare.filter(({ text }) => !noCity.test(text) && (placeOf(text) ?? -1) >= 0 && /^\p{Lu}/u.test(text));
  const pure = cities.filter(({ text }) => !isArea(text) || (placeOf(text) ?? 0) > 100);
  if (pure.length > 0) return pure[0]!;
  if (cities.length > 0) return cities[0]!;
  const road = bare.findIndex(({ text }) => isRoad.test(text) && /\d/u.test(text));
  const behind = road === -1 ? undefined : bare[road + 1];
  if (behind && /^\p{Lu}[\p{L}'’ -]+$/u.test(behind.text) && foldedWordsOf(behind.text).length <= 4) return behind;
  if (!labelled && !parts.some(({ text }) => livesAt.test(text))) return null;
  return (
    bare.find(
      ({ text }) =>
        !street.test(text) && !isArea(text) && foldedWordsOf(text).length <= 4 && foldedWordsOf(text).length > 0,
    ) ?? null
  );
}

const lives = new RegExp(
  `(?<!\\p{L})(?:${anyCase("vivo a|abito a|residente (?:a|in)|based in|living in|lives in|live in|domiciliat[oa] a|di stanza a|i'm from|home is")}) (\\p{Lu}[\\p{L}'’-]*(?: (?:di|del|della|in|on|upon|\\p{Lu}[\\p{L}'’-]*))*)`,
  "u",
);

/**
 * Reads email, phone, links and city from the paragraphs about the person. In `all`, the whole document, it looks only for values
 * that are unambiguous.
 */
export function readReach(own: readonly Paragraph[], all: readonly Paragraph[], language: "it" | "en"): ContactDetails {
  const reach: ContactDetails = { email: null, phone: null, city: null, links: [], structure: [] };
  const seen = new Set<string>();
  const perhaps: TextPiece[] = [];
  for (const paragraph of [...own, ...all.filter((other) => !own.includes(other))]) {
    const near = own.includes(paragraph);
    for (const piece of split(paragraph.piece, apart)) {
      readPiece(
        piece,
        near,
        // The minimum size of a town for its name to be read as the home town. A line that is probably the person's name is never a
        // town; a line that is probably the headline only if the town is large.
        (paragraph.opinion?.likely("name") ?? 0) > 0.6
          ? Infinity
          : (paragraph.opinion?.likely("headline") ?? 0) > 0.6
            ? 30
            : 0,
      );
      const bare = trimmed(piece, /^[^\p{L}\d]+|[\s,;.]+$/gu);
      if (near && isPlaceLike(paragraph, bare)) perhaps.push(bare);
    }
  }
  function readPiece(piece: TextPiece, near: boolean, smallest: number): void {
    const label = labelAt(piece.text, labels);
    if (label && near) reach.structure.push(cut(piece, 0, label.to));
    const value = label ? trimmed(cut(piece, label.to)) : piece;
    const mails = [...value.text.matchAll(mailShape)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
    }));
    if (mails[0])
      reach.email ??= found(
        clean(value.text.slice(mails[0].from, mails[0].to)),
        0.99,
        cut(value, mails[0].from, mails[0].to),
      );
    for (const link of linksIn(value, mails, !near)) {
      const key = fold(link.text).replace(/^https?:\/\/|^www\./u, "");
      if (!seen.has(key)) reach.links.push(found(link.text, near ? 0.95 : 0.7, link));
      seen.add(key);
    }
    if (label?.label === "personal" || !near) return;
    const taken = [...mails];
    const phone = phonesIn(value.text, language).find(({ from, to }) =>
      mails.every((mail) => to <= mail.from || from >= mail.to),
    );
    if (phone) {
      taken.push(phone);
      reach.phone ??= found(phone.value, label?.label === "phone" ? 0.98 : 0.97, cut(value, phone.from, phone.to));
    }
    const labelled = label?.label === "address";
    for (const rest of without(value, taken)) {
      const city =
        reach.city || foldedWordsOf(rest.text).length > 9 ? null : cityIn(rest, labelled && taken.length === 0);
      if (city && (placeOf(city.text) ?? 30) >= smallest) reach.city = cityFound(city, labelled);
    }
  }
  if (!reach.city) {
    for (const { piece } of all) {
      const match = lives.exec(piece.text);
      const place = match
        ? cityIn(cut(piece, match.index + match[0].length - match[1]!.length, match.index + match[0].length), true)
        : null;
      if (place) reach.city ??= cityFound(place, false);
    }
  }
  // Fallback for a town that is in no list: a line among the contacts that fits no other field.
  const [unknown] = perhaps;
  if (!reach.city && unknown) reach.city = foundText(unknown, 0.7);
  return reach;
}

/** Matches the separators between the contacts in one line. */
const apart = /\s+[|·•~⋅∙▪■♦◆;]\s+|\s{3,}|\s+[–—/]\s+|(?<!\d)\s+-\s+/gu;

/** Whether a text may be a town: one to four capitalised words (or "di", "on" …) in a line that is probably about contacts. */
function isPlaceLike({ opinion }: Paragraph, { text }: TextPiece): boolean {
  if (!opinion || opinion.likely("contact") < 0.6 || text !== text.replace(/[\d@:/]/u, "")) return false;
  return (
    /^(?:\p{Lu}[\p{L}'’.-]+|di|del|della|de|in|on|upon|sul|San|St\.?)(?:[ -](?:\p{Lu}[\p{L}'’.-]+|di|del|della|de|in|on|upon|sul|al|d['’]\p{Lu}\p{L}+)){0,3}$/u.test(
      text,
    ) &&
    labelsOf(text).length === 0 &&
    !isArea(text) &&
    titleNoun(text) < 1
  );
}
const cityFound = (piece: TextPiece, labelled: boolean): ExtractedValue<string> =>
  foundText(piece, labelled ? 0.96 : 0.93);
