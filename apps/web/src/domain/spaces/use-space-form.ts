import { useLingui } from "@lingui/react/macro";
import type { OwnSpace } from "@orbita/contract";
import type { FieldError } from "@orbita/contract/errors/fields";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { createContext, useContext, useState } from "react";
import { encodeFieldError } from "~/shell/form/contract-resolver.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import * as state from "./form-state.ts";
import { errorsIn } from "./space-errors.ts";
import { isSame, type SpaceFieldName, type SpaceValues } from "./space-values.ts";
import { useStoredDraft } from "./use-stored-draft.ts";
import { useSpaceSave } from "./use-space-save.ts";

export const controlId = (field: SpaceFieldName): string => `space-${field}`;

/** Number of errors up to which the first invalid field gets the focus. With more, the list of errors at the top gets it. */
const focusedAlone = 3;

/** The form of the settings page: values, errors, and saving all or some of the fields. */
export function useSpaceForm(space: OwnSpace, { readOnly }: { readOnly: boolean }) {
  const { t, i18n } = useLingui();
  const [form, setForm] = useState(() => state.createFormState(space));
  if (space.version > form.server.version) setForm(state.adoptNewer(form, space));
  const [shown, setShown] = useState<ReadonlySet<SpaceFieldName>>(new Set());
  const [tries, setTries] = useState(0);
  const { save: send, refused, busy, error, forget } = useSpaceSave(setForm);
  const { offered, decide } = useStoredDraft(form, readOnly);

  const dirty = state.unsaved(form);
  const wrong = errorsIn(form.values, dirty);

  function errorOf(field: SpaceFieldName): string | undefined {
    const mistake = wrong[field];
    if (mistake && shown.has(field)) return fieldErrorText(i18n, encodeFieldError(mistake));
    const refusal = refused[field];
    if (mistake || !refusal || !isSame(field, refusal.values, form.values)) return undefined;
    return refusal.of === "field"
      ? fieldErrorText(i18n, encodeFieldError(refusal.error as FieldError))
      : failureText(i18n, refusal.error);
  }

  const focusFirst = (fields: readonly SpaceFieldName[]) => {
    if (fields.length > focusedAlone) return;
    // Waits until the error is rendered, so that screen readers announce it with the field.
    requestAnimationFrame(() => document.getElementById(controlId(fields[0]!))?.focus());
  };

  /** Saves some fields of the Space. Resolves to true if all of them are saved. */
  async function save(fields: readonly SpaceFieldName[] = dirty): Promise<boolean> {
    const about = fields.filter((field) => dirty.includes(field));
    if (about.length === 0) return true;
    if (busy) return false;
    const mistakes = Object.keys(errorsIn(form.values, about)) as SpaceFieldName[];
    if (mistakes.length > 0) {
      setShown(new Set([...shown, ...mistakes]));
      setTries(tries + 1);
      focusFirst(mistakes);
      return false;
    }
    const saved = await send(form, about);
    if (saved) showToast({ message: t`Changes saved` });
    return saved !== null;
  }

  return {
    readOnly,
    server: form.server,
    base: form.base,
    values: form.values,
    dirty,
    busy,
    news: form.news,
    clashes: form.clashes,
    offered,
    /** Increases with every failed attempt to save. Used as a React key, so that the error list is mounted again after each attempt. */
    tries,
    failure: error === null ? null : failureText(i18n, error),
    errorOf,
    save,
    type: (change: Partial<SpaceValues>) => setForm((now) => state.type(now, change)),
    leave: (field: SpaceFieldName) => setShown((before) => new Set(before).add(field)),
    revert: (fields: readonly SpaceFieldName[]) => {
      setForm((now) => state.revert(now, fields));
      forget();
    },
    readNews: () => setForm((now) => ({ ...now, news: null, clashes: [] })),
    resume: () => {
      if (offered) setForm((now) => state.resume(now, offered));
      decide();
    },
    forgetDraft: decide,
  };
}

export type SpaceForm = ReturnType<typeof useSpaceForm>;
const Form = createContext<SpaceForm | null>(null);
export const SpaceFormProvider = Form.Provider;

export function useForm(): SpaceForm {
  const form = useContext(Form);
  if (!form) throw new Error("this field belongs to a Space's page");
  return form;
}
