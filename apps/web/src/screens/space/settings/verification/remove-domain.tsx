import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceDomain } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useVerificationWrite } from "./queries.ts";

export function RemoveDomain({ domain: { id, domain }, onClose }: { domain: SpaceDomain; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const remove = useVerificationWrite<void>(space.id, () =>
    api().verification.removeDomain({ params: { id: space.id, domainId: id } }),
  );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t`Remove ${domain}?`}
      description={
        <Trans>If this domain is the only proof, the Space will no longer be verified. You can add it again.</Trans>
      }
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate(undefined, { onSuccess: onClose });
      }}
      submitLabel={t`Remove domain`}
      busy={remove.isPending}
      failure={remove.error ? failureText(i18n, remove.error) : undefined}
    />
  );
}
