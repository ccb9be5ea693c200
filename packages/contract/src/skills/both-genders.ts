/** An Italian job title for both genders: "Sviluppatore/Sviluppatrice backend". Words that are the same are written once. */
export function bothGenders(masculine: string, feminine: string): string {
  if (masculine === feminine) return masculine;
  const [his, hers] = [masculine.split(" "), feminine.split(" ")];
  if (his.length !== hers.length) return `${masculine} / ${feminine}`;
  return his.map((word, at) => (word === hers[at] ? word : `${word}/${hers[at]!}`)).join(" ");
}
