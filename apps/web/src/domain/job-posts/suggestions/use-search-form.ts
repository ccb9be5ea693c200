import { useLayoutEffect, useState, type RefObject } from "react";

/** The form around an element, its text field, and the form's child that contains the field. */
export type SearchForm = { readonly form: HTMLFormElement; readonly field: HTMLInputElement; readonly part: Element };

export function useSearchForm(inside: RefObject<HTMLElement | null>): SearchForm | null {
  const [found, setFound] = useState<SearchForm | null>(null);
  useLayoutEffect(() => {
    const form = inside.current?.closest("form");
    const field = form?.elements.namedItem("q");
    const part = form && [...form.children].find((child) => field instanceof Node && child.contains(field));
    if (form && part && field instanceof HTMLInputElement) setFound({ form, field, part });
  }, [inside]);
  return found;
}

/** Adds classes to an element as long as the condition is true. */
export function useClass(element: Element | undefined, name: string, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!element || !isOn) return;
    element.classList.add(name);
    return () => element.classList.remove(name);
  }, [element, name, isOn]);
}
