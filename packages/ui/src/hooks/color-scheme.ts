import { useSyncExternalStore } from "react";

export type ColorSchemeChoice = "light" | "dark" | "auto";
export type ColorScheme = "light" | "dark";

const attribute = "data-mantine-color-scheme";
const storageKey = "color-scheme";
const dark = "(prefers-color-scheme: dark)";

/**
 * Script for the page's head, which runs before the first paint: sets the colour scheme chosen on this device, else the system's.
 * The server renders the page light, so hydration must not compare this attribute.
 */
export const colorSchemeScript = `try{var c=localStorage.getItem("${storageKey}")}catch(e){}document.documentElement.setAttribute("${attribute}",c==="dark"||c==="light"?c:matchMedia("${dark}").matches?"dark":"light")`;

/** Attributes of `<html>` that the server renders. */
export const colorSchemeHtmlProps = { [attribute]: "light", suppressHydrationWarning: true } as const;

const listeners = new Set<() => void>();

function stored(): ColorSchemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === "dark" || value === "light" ? value : "auto";
  } catch {
    // The browser may forbid storage; the system then decides the scheme.
    return "auto";
  }
}

function apply(): void {
  const choice = stored();
  const scheme = choice === "auto" ? (matchMedia(dark).matches ? "dark" : "light") : choice;
  document.documentElement.setAttribute(attribute, scheme);
  for (const listener of listeners) listener();
}

export function setColorScheme(choice: ColorSchemeChoice): void {
  try {
    if (choice === "auto") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // The choice cannot be stored, but still applies to this page.
  }
  apply();
  if (choice !== "auto") document.documentElement.setAttribute(attribute, choice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const media = matchMedia(dark);
  const onStorage = (event: StorageEvent) => event.key === storageKey && apply();
  media.addEventListener("change", apply);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    media.removeEventListener("change", apply);
    window.removeEventListener("storage", onStorage);
  };
}

const current = (): ColorScheme => (document.documentElement.getAttribute(attribute) === "dark" ? "dark" : "light");

/** The colour scheme in use and the user's choice; on the server light and automatic. */
export function useColorScheme(): {
  scheme: ColorScheme;
  choice: ColorSchemeChoice;
  set: (choice: ColorSchemeChoice) => void;
} {
  const scheme = useSyncExternalStore(subscribe, current, () => "light" as const);
  const choice = useSyncExternalStore(subscribe, stored, () => "auto" as const);
  return { scheme, choice, set: setColorScheme };
}
