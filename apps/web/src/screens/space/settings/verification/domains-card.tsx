import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceVerification } from "@orbita/contract";
import { newDomain, newDomainEmail } from "@orbita/contract/verification/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { DomainRow } from "./domain-row.tsx";
import { useVerificationWrite } from "./queries.ts";

type Props = { verification: SpaceVerification; isOwner: boolean };

export function DomainsCard({ verification, isOwner }: Props) {
  const [adding, setAdding] = useState<"dns" | "email" | null>(null);
  const close = () => setAdding(null);
  return (
    <Card as="div">
      {verification.domains.length === 0 ? (
        <Card.Body>
          <Trans>Add your website’s domain to get its DNS record.</Trans>
        </Card.Body>
      ) : (
        <ItemList
          items={verification.domains.map((domain) => ({
            key: domain.id,
            content: <DomainRow domain={domain} isOwner={isOwner} />,
          }))}
        />
      )}
      {isOwner && (
        <Card.Foot>
          <Button variant="quiet" size="sm" icon={IconPlus} onClick={() => setAdding("dns")}>
            <Trans>Add domain…</Trans>
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAdding("email")}>
            <Trans>Verify by email…</Trans>
          </Button>
        </Card.Foot>
      )}
      {adding === "dns" && <AddDomain suggested={verification.suggestedDomain} onClose={close} />}
      {adding === "email" && <MailLink onClose={close} />}
    </Card>
  );
}

function AddDomain({ suggested, onClose }: { suggested: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const add = useVerificationWrite(space.id, (body: { domain: string }) =>
    api().verification.addDomain({ params: { id: space.id }, body }),
  );
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newDomain,
    defaultValues: { domain: suggested ?? "" },
    problemFields: { "domain.alreadyAdded": "domain" },
    submit: async (body) => {
      await add.mutateAsync(body);
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t`Add a domain`}
      description={<Trans>We’ll show you the DNS record to add.</Trans>}
      onSubmit={onSubmit}
      submitLabel={t`Add domain`}
      busy={busy}
      failure={failure}
    >
      <TextField label={t`Domain`} placeholder="company.com" error={errorOf("domain")} {...form.register("domain")} />
    </FormDialog>
  );
}

function MailLink({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const send = useVerificationWrite(space.id, (body: { email: string }) =>
    api().verification.mailLink({ params: { id: space.id }, body }),
  );
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newDomainEmail,
    defaultValues: { email: "" },
    submit: async (body) => {
      await send.mutateAsync(body);
      const { email } = body;
      showToast({ message: t`Link sent to ${email}` });
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t`Verify by email`}
      description={<Trans>We’ll send a link to an address at the company’s domain.</Trans>}
      onSubmit={onSubmit}
      submitLabel={t`Send link`}
      busy={busy}
      failure={failure}
    >
      <TextField
        type="email"
        label={t`Email`}
        placeholder="info@company.com"
        error={errorOf("email")}
        {...form.register("email")}
      />
    </FormDialog>
  );
}
