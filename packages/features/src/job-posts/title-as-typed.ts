/** The Italian forms of a job title. */
export type TitleForms = { readonly masculine: string; readonly feminine: string };

/** A job title in the form that was typed; in both forms if the text can become either. `text` is what a search for it contains. */
export function titleAsTyped({ masculine, feminine }: TitleForms, typed: string): { label: string; text: string } {
  const low = typed.trim().toLowerCase();
  const [asMasculine, asFeminine] = [masculine, feminine].map((form) => form.toLowerCase().startsWith(low));
  if (asFeminine && !asMasculine) return { label: feminine, text: feminine };
  if (masculine === feminine || (asMasculine && !asFeminine)) return { label: masculine, text: masculine };
  const [first = "", ...rest] = masculine.split(" ");
  const [firstFeminine = "", ...restFeminine] = feminine.split(" ");
  const isPair = rest.join(" ") === restFeminine.join(" ");
  const label = isPair
    ? [`${firstFeminine}/${first.toLowerCase()}`, ...rest].join(" ")
    : `${feminine}/${masculine.charAt(0).toLowerCase()}${masculine.slice(1)}`;
  return { label, text: masculine };
}
