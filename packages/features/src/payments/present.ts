import type { PaymentMethod, SetupState } from "@orbita/contract";
import type { PaymentCardRow } from "./card-queries.ts";
import { publicStatus } from "./rules.ts";
import type { PaymentSetupRow } from "./setup-queries.ts";

export const presentPaymentCard = (row: PaymentCardRow): PaymentMethod => ({
  id: row.id,
  owner: row.user_id === null ? "space" : "user",
  brand: row.brand,
  last4: row.last4,
  expiresMonth: row.expires_month,
  expiresYear: row.expires_year,
  isDefault: row.is_default,
  created: row.created_at.toISOString(),
});

export const presentSetup = (row: PaymentSetupRow, card: PaymentCardRow | undefined): SetupState => ({
  status: publicStatus(row),
  failure: row.failure,
  method: card ? presentPaymentCard(card) : null,
});

/** The label of a card in the user's activity log. */
export const cardName = ({ brand, last4 }: Pick<PaymentCardRow, "brand" | "last4">): string => `${brand} ···· ${last4}`;
