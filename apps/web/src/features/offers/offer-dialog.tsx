import { Trans, useLingui } from "@lingui/react/macro";
import { newOffer, offerLimits } from "@orbita/contract/contact-offers/schema";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { noteOffer } from "./note-offer.ts";
import { OfferFields } from "./offer-fields.tsx";
import { quotaQuery } from "./offer-queries.ts";
import { OffersLeft } from "./offers-left.tsx";

type Props = { resumeId: string; name: string | null; onClose: () => void };

/** Pay, place and contract are required, so that the recipient can decide before any of their data is shown. */
export function OfferDialog({ resumeId, name, onClose }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const offer = useContractForm({
    schema: newOffer,
    defaultValues: { resumeId, jobPostId: null, title: "", contractEconomicType: null, city: "", message: "" },
    submit: async (body) => {
      const options = { spaceId: space.id, idempotencyKey: crypto.randomUUID() };
      const made = await answered(api().contactOffers.make({ body }, options));
      showToast({ message: t`Offer sent. You will see here what they say.` });
      onClose();
      await noteOffer(queries, space.id, made);
    },
  });
  const left = useQuery(quotaQuery(space.id)).data?.left;
  const days = offerLimits.openDays;
  return (
    <FormDialog
      width={720}
      onClose={onClose}
      title={name ? t`An offer for ${name}` : t`An offer`}
      description={t`They decide before you see an email or a phone, and have ${days} days to answer.`}
      onSubmit={offer.onSubmit}
      submitLabel={<Trans>Send the offer</Trans>}
      busy={offer.busy}
      disabled={left === 0}
      failure={offer.failure}
      footNote={left !== undefined && <OffersLeft left={left} />}
    >
      <OfferFields {...offer} />
    </FormDialog>
  );
}
