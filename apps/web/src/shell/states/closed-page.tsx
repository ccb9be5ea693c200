import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useRouter } from "@tanstack/react-router";
import { problemOf } from "../api/failure.ts";
import { formatMoment } from "../format/moment.ts";
import { useNow } from "../format/use-now.ts";
import { useComeBack } from "./use-come-back.ts";

/** The operator's message and the end of the maintenance, if given. */
export function ClosedText({ problem }: { problem: Problem | null }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { message, until } = (problem?.params ?? {}) as { message?: string; until?: string };
  const when = until && formatMoment(i18n.locale, until, now);
  return (
    <>
      {message ?? <Trans>The platform will be back in a few minutes. Everything you sent and saved is safe.</Trans>}
      {when && (
        <>
          {" "}
          <Trans>Expected back: {when}.</Trans>
        </>
      )}
    </>
  );
}

/** Replaces a page that could not be loaded because the platform is closed for maintenance or unavailable. */
export function ClosedPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const router = useRouter();
  useComeBack();
  return (
    <StateView
      page
      level={1}
      kind="maintenance"
      title={t`Maintenance in progress`}
      actions={
        <Button variant="primary" onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <ClosedText problem={problemOf(error)} />
    </StateView>
  );
}
