import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { failureText } from "./failure-text.ts";

/** The error state of one card; the other cards stay usable. */
export function CardFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <Card.Body>
      <Note
        tone="danger"
        role="alert"
        action={
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failureText(i18n, error)}
      </Note>
    </Card.Body>
  );
}
