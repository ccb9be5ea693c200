/**
 * Removes personal data from error messages. Libraries and servers quote their input in errors, so everything that could be
 * personal is cut without checking: addresses, numbers, quoted or bracketed text, files and paths, tokens, and capitalised words
 * inside a sentence. Ids stay, so that an operator with access can find the record.
 */
const gone = "…";
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

const cuts: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  // Text quoted by a server or a parser is cut.
  /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`|(?<![\p{L}\d])'[^']*'|=\([^)]*\)/gu,
  /<[^<>\s]*@[^<>\s]*>|[^\s<>()@,;:"']+@[^\s<>()@,;:"']+/gu,
  // Files and paths are cut, but not a host with its port.
  /(?:[A-Za-z]:)?(?:[/\\][\p{L}\d._ -]+){2,}[/\\]?/gu,
  /(?<![\p{L}\d])[\p{L}\d_-]+(?:[ .][\p{L}\d_-]+)*\.(?:pdf|docx?|odt|rtf|txt|html?|json|xml|csv|png|jpe?g|webp|zip|tex|md)\b/giu,
  // Keys and tokens of any length are cut.
  /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b|\b(?=[\w-]*\d)[\w-]{24,}\b/g,
  // IP addresses are cut from the message.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi,
  // Telephone, card and tax numbers are cut: they have eight digits or more; a status has three, a port four or five.
  /\+?\d(?:[ ()./-]{0,2}\d){7,}/g,
  /\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/gi,
];

/** Technical words that begin with a capital and are not names of people. */
const known = new Set(
  (
    "Error TypeError RangeError SyntaxError ReferenceError AggregateError ZodError Failure Invalid Unknown Missing Timeout Connection " +
    "Client Server Service Unavailable Internal Bad Gateway Not Found Too Many Requests Request Response Mailbox Recipient Sender Greeting " +
    "Cannot Could Failed Query Unexpected Expected Received PostgreSQL OpenSearch RabbitMQ Valkey Stripe SMTP PDF DOCX JSON XML HTTP HTTPS TLS " +
    "Ok OK Queued Data End Message Password Job Read The This No It PaymentDeclined ModelUnavailable StorageUnavailable ScannerUnavailable " +
    "BrokerUnavailable SearchUnavailable ProjectionRefused"
  ).split(" "),
);

/** Cuts every unknown capitalised word, because it could be a name, except constants such as ECONNREFUSED. */
const named = (text: string) =>
  text.replaceAll(/(?<![\p{L}\d_…])\p{Lu}[\p{L}’'-]*/gu, (word) =>
    known.has(word) || /^[A-Z][A-Z0-9_]{2,}$/.test(word) ? word : gone,
  );

export function redactPeople(text: string, longest = 300): string {
  const ids: string[] = [];
  let rest = text.slice(0, 4_000).replaceAll(uuid, (id) => `\u0000${ids.push(id) - 1}\u0000`);
  for (const cut of cuts) rest = rest.replaceAll(cut, gone);
  rest = named(rest)
    .replaceAll(/…(?:[\s,]*…)+/g, gone)
    .replaceAll(/\s+/g, " ")
    .trim();
  // oxlint-disable-next-line no-control-regex -- the mark that stands for an id while the rest is cut
  rest = rest.replaceAll(/\u0000(\d+)\u0000/g, (_, index: string) => ids[Number(index)] ?? gone);
  return rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest;
}

/** File and line of our own stack frames. Skips the first lines of the stack, which repeat the message. */
export const stackFramesOf = ({ stack = "" }: Error, most = 6): string[] =>
  stack
    .split("\n")
    .map((line) => /^\s+at .*?((?:apps|packages)\/[\w./-]+:\d+):\d+\)?$/.exec(line)?.[1])
    .filter((place) => place !== undefined)
    .slice(0, most);
