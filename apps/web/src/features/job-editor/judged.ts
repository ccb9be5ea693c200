import { useLingui } from "@lingui/react/macro";
import type { FieldError } from "@orbita/contract/errors/fields";
import { createContext, useContext } from "react";
import { useFormState } from "react-hook-form";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import { keep } from "~/shell/form/contract-resolver.ts";
import { useEditor, type EditorPath } from "./editor-context.tsx";
import type { Report } from "./use-lint.ts";

type Judged = {
  /** What still keeps the post from being published. */
  errors: readonly FieldError[];
  /** What the linter found; null until it is there. */
  report: Report | null;
  /** One tried to publish: everything that is missing shows, also where nobody has been yet. */
  attempted: boolean;
};

const Verdicts = createContext<Judged>({ errors: [], report: null, attempted: false });
export const JudgedProvider = Verdicts.Provider;
export const useJudged = (): Judged => useContext(Verdicts);

/** The words of an error; what is only missing is needed to publish, not to save. */
export function useErrorWords() {
  const { t, i18n } = useLingui();
  return (error: Pick<FieldError, "code" | "params">): string =>
    error.code === "field.required" ? t`Needed to publish` : (fieldErrorText(i18n, keep(error)) ?? "");
}

export function useVerdicts() {
  const { errors, attempted } = useJudged();
  const words = useErrorWords();
  const about = (path: string) => errors.find((error) => error.path === path || error.path.startsWith(`${path}.`));
  return {
    attempted,
    /** Of a field that one has been in, or of any after an attempt. */
    verdictOn: (path: string, seen: boolean): string | undefined => {
      const error = attempted || seen ? about(path) : undefined;
      return error && words(error);
    },
  };
}

/** What is wrong with a field: first what can never be saved, then what cannot be published. After leaving it, then live. */
export function useFieldError(path: EditorPath): string | undefined {
  const { i18n } = useLingui();
  const { form } = useEditor();
  const state = form.getFieldState(path, useFormState({ control: form.control }));
  const { verdictOn } = useVerdicts();
  return fieldErrorText(i18n, state.error) ?? verdictOn(path, state.isTouched);
}
