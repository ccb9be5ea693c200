/** Removes unprintable characters and lone surrogates; a line break becomes a space. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\n\t\u2028\u2029]+/g, " ")
    // oxlint-disable-next-line no-control-regex -- the pattern removes control characters
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\ufeff\ufffe\uffff\u202a-\u202e\u2066-\u2069]/g, "");

const addresses = /^(https?:\/\/|mailto:|tel:)/i;

/** Serializes a view as JSON for Typst, with only printable characters, and only URLs that may be clicked. */
export const printable = (view: object): string =>
  JSON.stringify(view, (key, value: unknown) => {
    if (typeof value !== "string") return value;
    const text = clean(value);
    return key === "url" && !addresses.test(text) ? null : text;
  });
