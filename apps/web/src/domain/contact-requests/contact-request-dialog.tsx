import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { newContactRequest, contactRequestLimits } from "@orbita/contract/contact-requests/schema";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { noteContactRequest } from "./note-contact-request.ts";
import { ContactRequestFields } from "./contact-request-fields.tsx";
import { quotaQuery } from "./contact-request-queries.ts";
import { ContactRequestsLeft } from "./contact-requests-left.tsx";

type Props = { resumeId: string; name: string | null; onClose: () => void };

/**
 * Makes a contact request. Pay, place and contract are required, so that the recipient can decide before the Space sees any
 * personal data.
 */
export function ContactRequestDialog({ resumeId, name, onClose }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const contactRequest = useContractForm({
    schema: newContactRequest,
    defaultValues: { resumeId, jobPostId: null, title: "", contractEconomicType: null, city: "", message: "" },
    submit: async (body) => {
      const options = { spaceId: space.id, idempotencyKey: crypto.randomUUID() };
      const made = await answered(api().contactRequests.make({ body }, options));
      showToast({ message: t`Contact request sent. You’ll see the reply here.` });
      onClose();
      await noteContactRequest(queries, space.id, made);
    },
  });
  const left = useQuery(quotaQuery(space.id)).data?.left;
  const days = contactRequestLimits.openDays;
  return (
    <FormDialog
      width={720}
      onClose={onClose}
      title={name ? t`Contact request to ${name}` : t`Contact request`}
      description={t`They’ll have ${plural(days, { one: "# day", other: "# days" })} to reply. You’ll see an email address or phone number only if they accept.`}
      onSubmit={contactRequest.onSubmit}
      submitLabel={<Trans>Send contact request</Trans>}
      busy={contactRequest.busy}
      disabled={left === 0}
      failure={contactRequest.failure}
      footNote={left !== undefined && <ContactRequestsLeft left={left} />}
    >
      <ContactRequestFields {...contactRequest} />
    </FormDialog>
  );
}
