import { Trans } from "@lingui/react/macro";
import type { ProblemCode } from "@orbita/contract";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { hasCode } from "~/shell/api/failure.ts";

/**
 * A form over what somebody else may change meanwhile. It keeps the version that it began with, so that a refusal is told; then
 * it begins anew, with what is there now, when one asks for that.
 */
export function useFresh(queryKey: QueryKey) {
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  const [stale, setStale] = useState(false);
  return {
    /** The form's key. */
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

/** The refusal, and the way on. */
export function Stale({ fresh, children }: { fresh: ReturnType<typeof useFresh>; children: ReactNode }) {
  return (
    <>
      {children}{" "}
      {fresh.stale && (
        <TextLink onClick={() => void fresh.reload()}>
          <Trans>Show it as it is now</Trans>
        </TextLink>
      )}
    </>
  );
}
