import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceVerification } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useVerificationWrite } from "./queries.ts";
import styles from "~/domain/spaces/verification.module.css";

/** The VAT number, and a button to request its check by the admins. */
export function VatCard({ verification: { vat }, isOwner }: { verification: SpaceVerification; isOwner: boolean }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const request = useVerificationWrite<void>(space.id, () =>
    api().verification.requestVatCheck({ params: { id: space.id } }),
  );
  return (
    <Card as="div">
      <Card.Body>
        {vat.number === null ? (
          <p>
            <Trans>The Space has no VAT number yet.</Trans>{" "}
            <TextLink link={<Link to="/work/$space/settings" params={{ space: space.url }} hash="part-locations" />}>
              <Trans>Enter the VAT number</Trans>
            </TextLink>
          </p>
        ) : (
          <div className={styles.fields}>
            <TextField locked label={t`VAT number`} value={`IT ${vat.number}`} />
            <TextField locked label={t`Legal name`} value={vat.legalName ?? "–"} />
          </div>
        )}
        {request.error && (
          <Note tone="danger" role="alert">
            {failureText(i18n, request.error)}
          </Note>
        )}
      </Card.Body>
      {isOwner && vat.number !== null && (
        <Card.Foot>
          {vat.requestedAt ? (
            <span>
              <Trans>We’ll check the number and notify you.</Trans>
            </span>
          ) : (
            <Button size="sm" busy={request.isPending} onClick={() => request.mutate()}>
              {vat.checkedAt ? <Trans>Request new check</Trans> : <Trans>Request check</Trans>}
            </Button>
          )}
        </Card.Foot>
      )}
    </Card>
  );
}
