import { Trans } from "@lingui/react/macro";
import type { ProblemCode } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { hasCode } from "~/shell/api/failure.ts";

/**
 * Protects a form against concurrent changes by other users.
 * The form keeps the version it started with, so that the server refuses to overwrite a newer version.
 * After a refusal the user can reload, and the form restarts with the current data.
 */
export function useFresh(queryKey: QueryKey) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const [stale, setStale] = useState(false);
  return {
    /** React key of the form. A new value resets the form. */
    round,
    stale,
    watched:
      <T,>(code: ProblemCode, save: (values: T) => Promise<void>) =>
      async (values: T): Promise<void> => {
        try {
          await save(values);
        } catch (error) {
          setStale(hasCode(error, code));
          throw error;
        }
      },
    reload: async (): Promise<void> => {
      await queries.refetchQueries({ queryKey, exact: true });
      setStale(false);
      setRound((before) => before + 1);
    },
  };
}

/** The error message, with a reload link after a concurrent change. */
export function Stale({ fresh, children }: { fresh: ReturnType<typeof useFresh>; children: ReactNode }) {
  return (
    <>
      {children}{" "}
      {fresh.stale && (
        <TextLink onClick={() => void fresh.reload()}>
          <Trans>Show current version</Trans>
        </TextLink>
      )}
    </>
  );
}
