import type { Found, ReadResume } from "@orbita/contract";
import { anyCase } from "../lexicon/any-case.ts";
import { fold, wordsOf } from "../lexicon/fold.ts";
import { labelAt, type Label } from "../lexicon/labels.ts";
import { isArea, isProvince, placeOf } from "../lexicon/knowledge.ts";
import { phonesIn } from "../normalise/phone.ts";
import type { Paragraph } from "../segment/paragraphs.ts";
import { cut, found, foundText, split, trimmed, without, type Piece } from "../segment/piece.ts";

type Contacts = ReadResume["contacts"];
export type Reach = Pick<Contacts, "email" | "phone" | "city" | "links"> & { structure: Piece[] };

const mailShape = /(?<![\p{L}\p{N}.])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const webShape =
  /(?<![\p{L}\p{N}@._/-])(?:https?:\/\/|www\.)?[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,10}(?:\/[^\s,;|()<>]*)?(?![\p{L}\p{N}@])/gu;
const known =
  /^(?:https?:\/\/|www\.)|linkedin\.com|github\.|gitlab\.|behance\.|dribbble\.|medium\.com|\.(?:com|it|org|net|io|dev|me|eu|example|co|uk|info|design|studio|app|page|site|ac)(?:[/.]|$)/iu;
const labels: readonly Label[] = ["address", "phone", "mail", "web", "personal", "name"];

const clean = (address: string) => address.replace(/[.,;:]+$/u, "");

function linksIn(piece: Piece, mails: readonly { from: number; to: number }[], strict: boolean): Piece[] {
  return [...piece.text.matchAll(webShape)].flatMap((match) => {
    const text = clean(match[0]);
    const [from, to] = [match.index, match.index + text.length];
    if (mails.some((mail) => from < mail.to && to > mail.from)) return [];
    const sure = /^(?:https?:|www\.)|\/|linkedin|github/iu.test(text);
    if (!sure && (strict || !known.test(text) || text !== text.toLowerCase() || text.length < 7)) return [];
    return [cut(piece, from, to)];
  });
}

/** Towns that are also words of a letterhead. */
const noCity = /^(?:mobile|home|cell|office|work|of|reading)$/iu;

/** The city of an address, or of a line that is one: the last part that is a place and no region. */
export function cityIn(piece: Piece, labelled: boolean): Piece | null {
  const parts = split(piece, /,\s*|\s*[|·•\t;/]\s*|\s+[–—@-]\s+|\s{3,}|\s*\((?=[^)]*\))|\)/gu);
  const bare = parts.map((part) => {
    const code = /^(?:[A-Z]{1,2}-?)?\d{4,5}\s+/u.exec(part.text);
    const named = code ? cut(part, code[0].length) : part;
    const province = /\s+\(?([A-Z]{2})\)?$/u.exec(named.text);
    return province && isProvince(province[1]!) ? trimmed(cut(named, 0, province.index)) : named;
  });
  const cities = bare.filter(({ text }) => !noCity.test(text) && (placeOf(text) ?? -1) >= 0 && /^\p{Lu}/u.test(text));
  const pure = cities.filter(({ text }) => !isArea(text) || (placeOf(text) ?? 0) > 100);
  if (pure.length > 0) return pure[0]!;
  if (cities.length > 0) return cities[0]!;
  if (!labelled) return null;
  const street = /\d|^(?:via|viale|piazza|corso|largo|vicolo|strada|street|road|lane|avenue)\b/iu;
  return (
    bare.find(
      ({ text }) => !street.test(text) && !isArea(text) && wordsOf(text).length <= 4 && wordsOf(text).length > 0,
    ) ?? null
  );
}

const lives = new RegExp(
  `(?<!\\p{L})(?:${anyCase("vivo a|abito a|residente (?:a|in)|based in|living in|lives in|live in|domiciliat[oa] a|di stanza a|i'm from|home is")}) (\\p{Lu}[\\p{L}'’ -]*)`,
  "u",
);

/** E-mail, telephone, addresses and city, from the paragraphs that speak of the person. `all` are searched for what is unmistakable. */
export function readReach(own: readonly Paragraph[], all: readonly Paragraph[], language: "it" | "en"): Reach {
  const reach: Reach = { email: null, phone: null, city: null, links: [], structure: [] };
  const seen = new Set<string>();
  for (const paragraph of [...own, ...all.filter((other) => !own.includes(other))]) {
    const near = own.includes(paragraph);
    for (const piece of split(paragraph.piece, /\s+\|\s+|\s+[·•]\s+|\s{3,}/gu)) readPiece(piece, near);
  }
  function readPiece(piece: Piece, near: boolean): void {
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
      const city = reach.city || wordsOf(rest.text).length > 9 ? null : cityIn(rest, labelled && taken.length === 0);
      if (city) reach.city = cityFound(city, labelled);
    }
  }
  if (!reach.city) {
    for (const { piece } of all) {
      const match = lives.exec(piece.text);
      const place = match
        ? cityIn(cut(piece, match.index + match[0].length - match[1]!.length, match.index + match[0].length), false)
        : null;
      if (place) reach.city ??= cityFound(place, false);
    }
  }
  return reach;
}
const cityFound = (piece: Piece, labelled: boolean): Found<string> => foundText(piece, labelled ? 0.96 : 0.93);
