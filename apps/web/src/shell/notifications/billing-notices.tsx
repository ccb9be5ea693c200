import { Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@orbita/contract";
import type { NoticeRenderer } from "./notice-renderers.tsx";

type BillingNotificationKind = Extract<NotificationKind, `${"invoice" | "payment"}.${string}`>;

const InvoiceNumber = ({ data }: Notification) => (
  <b>
    <bdi>{data["number"]}</bdi>
  </b>
);
const Space = ({ space }: Notification) => <bdi>{space?.name}</bdi>;

/** True if the bank requires a confirmation: the card is valid, and only the member can confirm the payment. */
const wantsMember = ({ data }: Notification): boolean => data["failure"] === "authentication_required";

function Failed(notice: Notification) {
  if (wantsMember(notice))
    return (
      <Trans>
        Your bank needs you to confirm the payment for invoice <InvoiceNumber {...notice} />
      </Trans>
    );
  if (notice.data["failure"] === "no_card")
    return (
      <Trans>
        Add a card to pay invoice <InvoiceNumber {...notice} />
      </Trans>
    );
  return (
    <Trans>
      The card for invoice <InvoiceNumber {...notice} /> was declined
    </Trans>
  );
}

/** Texts of the billing notifications, which the owners of a Space get. */
export const billingNotices: Record<BillingNotificationKind, NoticeRenderer> = {
  "invoice.issued": (notice) => ({
    title: (
      <Trans>
        Invoice <InvoiceNumber {...notice} /> is ready
      </Trans>
    ),
    detail: <Space {...notice} />,
  }),
  "invoice.blocked": (notice) => ({
    title: <Trans>We can’t issue your invoice yet</Trans>,
    detail: (
      <Trans>
        Some billing details for <Space {...notice} /> are missing.
      </Trans>
    ),
  }),
  "payment.failed": (notice) => ({ title: <Failed {...notice} />, detail: <Space {...notice} /> }),
  "payment.paused": (notice) =>
    notice.data["resumed"] === "true"
      ? { title: <Trans>Your jobs are sponsored again</Trans>, detail: <Space {...notice} /> }
      : {
          title: <Trans>Sponsorship is paused until the invoice is paid</Trans>,
          detail: <Space {...notice} />,
        },
};
