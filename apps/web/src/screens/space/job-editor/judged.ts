import { useLingui } from "@lingui/react/macro";
import type { FieldError } from "@orbita/contract/errors/fields";
import { createContext, useContext } from "react";
import { useFormState } from "react-hook-form";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import { encodeFieldError } from "~/shell/form/contract-resolver.ts";
import { useEditor, type EditorPath } from "./editor-context.tsx";
import type { LintReport } from "./use-lint.ts";

type PostCheckResults = {
  /** Errors that block publication. */
  errors: readonly FieldError[];
  /** The linter's report; null until the first run. */
  report: LintReport | null;
  /** True once the user tried to publish. Then all missing fields show their error, also untouched ones. */
  attempted: boolean;
};

const Verdicts = createContext<PostCheckResults>({ errors: [], report: null, attempted: false });
export const JudgedProvider = Verdicts.Provider;
export const useJudged = (): PostCheckResults => useContext(Verdicts);

/** The text of an error. For a missing field, it says that the field is needed to publish, because saving works without it. */
export function useErrorText() {
  const { t, i18n } = useLingui();
  return (error: Pick<FieldError, "code" | "params">): string =>
    error.code === "field.required" ? t`Required to publish` : (fieldErrorText(i18n, encodeFieldError(error)) ?? "");
}

export function useVerdicts() {
  const { errors, attempted } = useJudged();
  const words = useErrorText();
  const about = (path: string) => errors.find((error) => error.path === path || error.path.startsWith(`${path}.`));
  return {
    attempted,
    /** The error that blocks publication, for a visited field, or for any field after an attempt to publish. */
    verdictOn: (path: string, seen: boolean): string | undefined => {
      const error = attempted || seen ? about(path) : undefined;
      return error && words(error);
    },
  };
}

/**
 * The error of a field: an error that prevents saving, or else an error that blocks publication.
 * The error appears on blur and then updates live.
 */
export function useFieldError(path: EditorPath): string | undefined {
  const { i18n } = useLingui();
  const { form } = useEditor();
  const state = form.getFieldState(path, useFormState({ control: form.control }));
  const { verdictOn } = useVerdicts();
  return fieldErrorText(i18n, state.error) ?? verdictOn(path, state.isTouched);
}
