import { Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import type { NoticeRenderer } from "./notice-words.tsx";

type BillingKind = Extract<NotificationKind, `${"invoice" | "payment"}.${string}`>;

const InvoiceNumber = ({ data }: Notification) => (
  <b>
    <bdi>{data["number"]}</bdi>
  </b>
);
const Space = ({ space }: Notification) => <bdi>{space?.name}</bdi>;

/** Some banks require the member's confirmation: the card is valid, and only the member can confirm the payment. */
const wantsMember = ({ data }: Notification): boolean => data["failure"] === "authentication_required";

function Failed(notice: Notification) {
  if (wantsMember(notice))
    return (
      <Trans>
        The bank wants you to confirm invoice <InvoiceNumber {...notice} />
      </Trans>
    );
  if (notice.data["failure"] === "no_card")
    return (
      <Trans>
        There is no card to pay invoice <InvoiceNumber {...notice} />
      </Trans>
    );
  return (
    <Trans>
      The card for invoice <InvoiceNumber {...notice} /> was refused
    </Trans>
  );
}

/** Billing notifications for the owners of a Space. */
export const billingWords: Record<BillingKind, NoticeRenderer> = {
  "invoice.issued": (notice) => ({
    title: (
      <Trans>
        Invoice <InvoiceNumber {...notice} /> is here
      </Trans>
    ),
    detail: <Space {...notice} />,
  }),
  "invoice.blocked": (notice) => ({
    title: <Trans>Your invoice could not be written</Trans>,
    detail: (
      <Trans>
        <Space {...notice} />: some billing details are missing.
      </Trans>
    ),
  }),
  "payment.failed": (notice) => ({ title: <Failed {...notice} />, detail: <Space {...notice} /> }),
  "payment.paused": (notice) =>
    notice.data["resumed"] === "true"
      ? { title: <Trans>Your job posts are sponsored again</Trans>, detail: <Space {...notice} /> }
      : {
          title: <Trans>Sponsoring is paused until the invoice is paid</Trans>,
          detail: <Space {...notice} />,
        },
};
