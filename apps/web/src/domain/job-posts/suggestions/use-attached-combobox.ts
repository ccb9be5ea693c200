import { arrowStep } from "@orbita/ui/overlays/option-list.tsx";
import { useEffect, useRef, useState } from "react";

type ComboboxOptions = {
  /** The prefix of the ids of the list and its options. */
  readonly id: string;
  /** The ids of the options, in order. */
  readonly options: readonly string[];
  /** True if the list opens even without options, because it fills the screen. */
  readonly opensEmpty: boolean;
  readonly onType: (text: string) => void;
  readonly onPick: (option: string) => void;
};

/**
 * Makes an existing text field a combobox: its list opens on focus and input, arrow keys choose an option, Enter picks it, Esc closes
 * the list. No option is active at first, so Enter submits what was typed. The field belongs to a form that works without scripts,
 * so its attributes and listeners are added here.
 */
export function useAttachedCombobox(field: HTMLInputElement | null, options: ComboboxOptions) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<string>();
  const isOpen = isWanted && (options.opensEmpty || options.options.length > 0);
  const shown = isOpen && active !== undefined && options.options.includes(active) ? active : undefined;
  const latest = useRef({ ...options, isOpen, shown });
  useEffect(() => {
    latest.current = { ...options, isOpen, shown };
  });
  const close = () => {
    setWanted(false);
    setActive(undefined);
  };

  useEffect(() => {
    if (!field) return;
    const open = () => setWanted(true);
    const shut = () => {
      setWanted(false);
      setActive(undefined);
    };
    const onInput = () => {
      open();
      setActive(undefined);
      latest.current.onType(field.value);
    };
    const onFocus = () => {
      open();
      latest.current.onType(field.value);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing && answerKey(event.key, { ...latest.current, open, shut, setActive }))
        event.preventDefault();
    };
    // The component is loaded at the first focus, so the field usually has the focus already.
    if (document.activeElement === field) onFocus();
    const controller = new AbortController();
    const { signal } = controller;
    field.addEventListener("input", onInput, { signal });
    field.addEventListener("focus", onFocus, { signal });
    field.addEventListener("click", open, { signal });
    field.addEventListener("blur", shut, { signal });
    field.addEventListener("keydown", onKeyDown, { signal });
    field.form?.addEventListener("submit", shut, { signal });
    return () => controller.abort();
  }, [field]);

  useEffect(() => {
    field?.setAttribute("aria-expanded", String(isOpen));
    setOrRemove(field, "aria-controls", isOpen ? `${options.id}-list` : null);
    setOrRemove(field, "aria-activedescendant", shown === undefined ? null : `${options.id}-${shown}`);
  }, [field, isOpen, shown, options.id]);

  return { isOpen, active: shown, setActive, close };
}

type KeyContext = Pick<ComboboxOptions, "options" | "onPick"> & {
  readonly isOpen: boolean;
  readonly shown: string | undefined;
  readonly open: () => void;
  readonly shut: () => void;
  readonly setActive: (option: string | undefined) => void;
};

/** Handles a key of the field. True if the field must not handle it too. */
function answerKey(key: string, { options, onPick, isOpen, shown, open, shut, setActive }: KeyContext): boolean {
  if (key === "Escape" && isOpen) {
    shut();
    return true;
  }
  if (key === "Enter" && shown !== undefined) {
    onPick(shown);
    return true;
  }
  const next = arrowStep(key, shown === undefined ? -1 : options.indexOf(shown), options.length);
  if (next === undefined) return false;
  open();
  setActive(options[next]);
  return true;
}

function setOrRemove(field: HTMLInputElement | null, name: string, value: string | null): void {
  if (value === null) field?.removeAttribute(name);
  else field?.setAttribute(name, value);
}
