import type { OwnSpace, ProblemCode } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode, problemOf } from "~/shell/api/failure.ts";
import { adopt, type FormState } from "./form-state.ts";
import { ownSpaceQuery } from "~/domain/spaces/queries.ts";
import { fieldOfPath } from "./space-errors.ts";
import { bodyOf, withCouples, type SpaceField, type SpaceValues } from "./space-values.ts";
import { useTakeSpace } from "~/domain/spaces/use-take-space.ts";

/** Server errors by field. An error applies as long as the field holds the rejected value. */
type Refused = Partial<Record<SpaceField, { values: SpaceValues; error: unknown; of: "field" | "act" }>>;
type Saving = { kind: "idle" } | { kind: "saving" } | { kind: "failed"; error: unknown };
type Change = (next: (form: FormState) => FormState) => void;

const codeFields: Partial<Record<ProblemCode, SpaceField>> = { "space.urlTaken": "url", "space.vatTaken": "vat" };

function refusedFields(error: unknown, values: SpaceValues): Refused {
  const problem = problemOf(error);
  if (!problem) return {};
  const byCode = codeFields[problem.code];
  if (byCode) return { [byCode]: { values, error, of: "act" } };
  const fields = problem.errors.flatMap((one) => {
    const field = fieldOfPath(one.path);
    return field ? [[field, { values, error: one, of: "field" }] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Saves some of the fields with the version they are based on, for optimistic locking. */
export function useSpaceSave(change: Change) {
  const queries = useQueryClient();
  const take = useTakeSpace();
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const [refused, setRefused] = useState<Refused>({});

  const send = (form: FormState, fields: readonly SpaceField[]): Promise<OwnSpace> => {
    const { id, version } = form.server;
    const body = { ...bodyOf(form.values, fields), version };
    return answered(api().spaces.changeOwn({ params: { id: id }, body }, { spaceId: id }));
  };

  /** After a version conflict: shows the other member's changes, and retries only if our fields overwrite none of them. */
  async function sendAfterOthers(form: FormState, fields: readonly SpaceField[]): Promise<OwnSpace | null> {
    const fresh = await queries.fetchQuery({ ...ownSpaceQuery(form.server.id), staleTime: 0 });
    const adopted = adopt(form, fresh);
    change((now) => (fresh.version > now.server.version ? adopt(now, fresh) : now));
    return adopted.clashes.some((field) => fields.includes(field)) ? null : send(adopted, fields);
  }

  async function save(form: FormState, fields: readonly SpaceField[]): Promise<OwnSpace | null> {
    setSaving({ kind: "saving" });
    setRefused({});
    const sent = Object.fromEntries(withCouples(fields).map((field) => [field, form.values[field]]));
    try {
      const saved = await send(form, fields).catch((error: unknown) => {
        if (hasCode(error, "space.changedMeanwhile")) return sendAfterOthers(form, fields);
        throw error;
      });
      setSaving({ kind: "idle" });
      if (!saved) return null;
      change((now) => adopt(now, saved, sent));
      await take(saved, form.server);
      return saved;
    } catch (error) {
      const about = refusedFields(error, form.values);
      setRefused(about);
      setSaving(Object.keys(about).length > 0 ? { kind: "idle" } : { kind: "failed", error });
      return null;
    }
  }

  return {
    save,
    refused,
    busy: saving.kind === "saving",
    error: saving.kind === "failed" ? saving.error : null,
    /** Clears errors that no longer apply because the user reverted the change. */
    forget: () => {
      setRefused({});
      setSaving({ kind: "idle" });
    },
  };
}
