import { useLingui } from "@lingui/react/macro";
import type { FieldError } from "@orbita/contract/errors/fields";
import { createContext, useContext } from "react";
import { useFormState } from "react-hook-form";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import { keep } from "~/shell/form/contract-resolver.ts";
import { useEditor, type EditorPath } from "./editor-context.tsx";
import type { Report } from "./use-lint.ts";

type Judged = {
  /** Errors that block publication. */
  errors: readonly FieldError[];
  /** The linter's report; null until the first run. */
  report: Report | null;
  /** The user tried to publish: all missing fields show their error, also untouched ones. */
  attempted: boolean;
};

const Verdicts = createContext<Judged>({ errors: [], report: null, attempted: false });
export const JudgedProvider = Verdicts.Provider;
export const useJudged = (): Judged => useContext(Verdicts);

/** The text of an error. A missing field is needed only to publish, not to save. */
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
    /** The error of a visited field, or of any field after an attempt to publish. */
    verdictOn: (path: string, seen: boolean): string | undefined => {
      const error = attempted || seen ? about(path) : undefined;
      return error && words(error);
    },
  };
}

/** The error of a field: first what prevents saving, then what blocks publication. Appears on blur, then updates live. */
export function useFieldError(path: EditorPath): string | undefined {
  const { i18n } = useLingui();
  const { form } = useEditor();
  const state = form.getFieldState(path, useFormState({ control: form.control }));
  const { verdictOn } = useVerdicts();
  return fieldErrorText(i18n, state.error) ?? verdictOn(path, state.isTouched);
}
