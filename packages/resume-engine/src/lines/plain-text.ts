const ligatures: Record<string, string> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Ligatures become their letters, every kind of blank a space, and what has no shape goes. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[ﬀ-ﬆ]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r\n]/g, " ")
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/g, "")
    .replaceAll(/[\u0000-\u001f\u007f]/g, "")
    .normalize("NFC");
