import { Trans, useLingui } from "@lingui/react/macro";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";

type Props = { error: unknown; many: boolean; onRetry: () => void };

/** Explains why the assistant is unavailable: switched off, opted out, or an error. */
export function NotNow({ error, many, onRetry }: Props) {
  const { t } = useLingui();
  if (hasCode(error, "ai.switchedOff"))
    return (
      <StateView kind="notAllowed" level={3} title={t`The assistant is turned off`}>
        <Trans>You can work without the assistant. An owner of the Space can turn it on in the settings.</Trans>
      </StateView>
    );
  if (hasCode(error, "ai.optedOut"))
    return (
      <StateView
        kind="notAllowed"
        level={3}
        title={many ? t`No one here wants an AI to read their CV` : t`This person doesn’t want an AI to read their CV`}
      >
        {many ? (
          <Trans>It’s their choice. You can still read the CVs yourself, and nothing else will change.</Trans>
        ) : (
          <Trans>It’s their choice. You can still read the CV yourself, and nothing else will change.</Trans>
        )}
      </StateView>
    );
  return <QueryFailure error={error} onRetry={onRetry} />;
}
