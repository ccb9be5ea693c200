/** Splits a full name: the last word is the surname, with its particles (De Luca, van der Berg). */
export function nameParts(name: string): { first: string; last: string } {
  const parts = name.split(/\s+/).filter((part) => part !== "");
  let at = Math.max(1, parts.length - 1);
  while (at > 1 && /^(de|del|della|dello|dei|di|da|d'|la|lo|le|van|von|der|den|dos|el|al)$/i.test(parts[at - 1] ?? ""))
    at -= 1;
  return { first: parts.slice(0, at).join(" "), last: parts.slice(at).join(" ") };
}
