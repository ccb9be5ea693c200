/** Mantine's own key and attribute, so that its provider and ours never disagree. */
const key = "mantine-color-scheme-value";
const attribute = "data-mantine-color-scheme";

export type ColorScheme = "light" | "dark";

/** Runs before the first paint, so that a dark page never flashes white. */
export const colorSchemeScript = `try{var s=localStorage.getItem("${key}")}catch(e){}document.documentElement.setAttribute("${attribute}",s==="light"||s==="dark"?s:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`;

export const shownColorScheme = (): ColorScheme =>
  document.documentElement.getAttribute(attribute) === "dark" ? "dark" : "light";

export function showColorScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute(attribute, scheme);
  localStorage.setItem(key, scheme);
}
