import type { PaymentMethod, SetupState } from "@orbita/contract";
import type { CardRow } from "./card-queries.ts";
import { statusTold } from "./rules.ts";
import type { SetupRow } from "./setup-queries.ts";

export const presentCard = (row: CardRow): PaymentMethod => ({
  id: row.id,
  owner: row.user_id === null ? "space" : "user",
  brand: row.brand,
  last4: row.last4,
  expiresMonth: row.expires_month,
  expiresYear: row.expires_year,
  isDefault: row.is_default,
  created: row.created_at.toISOString(),
});

export const presentSetup = (row: SetupRow, card: CardRow | undefined): SetupState => ({
  status: statusTold(row),
  failure: row.failure,
  method: card ? presentCard(card) : null,
});

/** The label of a card in the user's activity log. */
export const cardName = ({ brand, last4 }: Pick<CardRow, "brand" | "last4">): string => `${brand} ···· ${last4}`;
