import type { OwnSpace, ProblemCode } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode, problemOf } from "~/shell/api/failure.ts";
import { adoptNewer, type FormState } from "./form-state.ts";
import { ownSpaceQuery } from "./queries.ts";
import { fieldOfPath } from "./space-errors.ts";
import { toSpaceChange, withCouples, type SpaceFieldName, type SpaceValues } from "./space-values.ts";
import { useTakeSpace } from "./use-take-space.ts";

/** The server's errors by field. Each error is shown as long as the field has the rejected value. */
type RefusedSpaceFields = Partial<Record<SpaceFieldName, { values: SpaceValues; error: unknown; of: "field" | "act" }>>;
type SpaceSaveState = { kind: "idle" } | { kind: "saving" } | { kind: "failed"; error: unknown };
type FormStateUpdater = (next: (form: FormState) => FormState) => void;

const codeFields: Partial<Record<ProblemCode, SpaceFieldName>> = { "space.urlTaken": "url", "space.vatTaken": "vat" };

function refusedFields(error: unknown, values: SpaceValues): RefusedSpaceFields {
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

/** Saves some of the fields with the version on which they are based, for optimistic locking. */
export function useSpaceSave(change: FormStateUpdater) {
  const queries = useQueryClient();
  const take = useTakeSpace();
  const [saving, setSaving] = useState<SpaceSaveState>({ kind: "idle" });
  const [refused, setRefused] = useState<RefusedSpaceFields>({});

  const send = (form: FormState, fields: readonly SpaceFieldName[]): Promise<OwnSpace> => {
    const { id, version } = form.server;
    const body = { ...toSpaceChange(form.values, fields), version };
    return answered(api().spaces.changeOwn({ params: { id: id }, body }, { spaceId: id }));
  };

  /** Saves again after a version conflict: shows the other member's changes, and retries only if our fields overwrite none of them. */
  async function sendAfterOthers(form: FormState, fields: readonly SpaceFieldName[]): Promise<OwnSpace | null> {
    const fresh = await queries.fetchQuery({ ...ownSpaceQuery(form.server.id), staleTime: 0 });
    const adopted = adoptNewer(form, fresh);
    change((now) => (fresh.version > now.server.version ? adoptNewer(now, fresh) : now));
    return adopted.clashes.some((field) => fields.includes(field)) ? null : send(adopted, fields);
  }

  async function save(form: FormState, fields: readonly SpaceFieldName[]): Promise<OwnSpace | null> {
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
      change((now) => adoptNewer(now, saved, sent));
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
