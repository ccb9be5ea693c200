import type { SaveState } from "~/shell/form/save-state.ts";
import type { Me } from "@orbita/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { useTakeMe } from "~/shell/session/change-session.ts";
import { diffProfileValues, profileFields, type ProfileField, type ProfileValues } from "./profile-form.ts";

/** The fields that the server refused, each with the refused value and the error to show at the field. */
export type RefusedProfileFields = Partial<Record<ProfileField, { value: string; error: unknown }>>;

function refusedField(error: unknown): ProfileField | null {
  const problem = problemOf(error);
  if (problem?.code === "account.usernameTaken") return "username";
  const path = problem?.errors[0]?.path;
  return profileFields.find((field) => field === path) ?? null;
}

/** Saves the changed fields, one request after the other. `onSaved` receives each response and the values that were sent. */
export function useProfileSave(me: Me, onSaved: (saved: Me, sent: Partial<ProfileValues>) => void) {
  const take = useTakeMe();
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const [refused, setRefused] = useState<RefusedProfileFields>({});
  const server = useRef(me);
  useEffect(() => {
    server.current = me;
  }, [me]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const saveOnce = useCallback(
    async (values: ProfileValues, held: readonly ProfileField[]): Promise<void> => {
      const body = diffProfileValues(server.current, values, held);
      if (Object.keys(body).length === 0) return;
      setState({ kind: "saving" });
      try {
        const saved = await answered(api().accounts.changeMe({ body }));
        server.current = saved;
        setRefused({});
        setState({ kind: "saved", at: new Date() });
        // The form takes over the values as the server formatted them, for example a phone number.
        onSaved(
          saved,
          Object.fromEntries(profileFields.flatMap((name) => (name in body ? [[name, values[name]]] : []))),
        );
        await take(saved);
      } catch (error) {
        const field = refusedField(error);
        if (field) setRefused((before) => ({ ...before, [field]: { value: values[field], error } }));
        setState(field ? { kind: "idle" } : { kind: "failed", error });
      }
    },
    [take, onSaved],
  );

  const save = useCallback(
    (values: ProfileValues, held: readonly ProfileField[] = []): Promise<void> => {
      const next = queue.current.then(() => saveOnce(values, held));
      queue.current = next;
      return next;
    },
    [saveOnce],
  );

  return { state, refused, save };
}
