import { expect, test } from "vitest";
import { cardName, expiryOf, expiryState } from "./card-labels.ts";

test("card label → brand name, last four digits and expiry as printed on the card", () => {
  expect(cardName({ brand: "visa", last4: "4417" })).toBe("Visa •••• 4417");
  expect(cardName({ brand: "amex", last4: "0005" })).toBe("American Express •••• 0005");
  expect(cardName({ brand: "some_new_brand", last4: "0005" })).toBe("Some new brand •••• 0005");
  expect(expiryOf({ expiresMonth: 8, expiresYear: 2028 })).toBe("08/28");
});

test("a payment card is valid to the end of its expiry month, and expires soon in its last two months", () => {
  const on = (day: string) => expiryState({ expiresMonth: 12, expiresYear: 2026 }, Date.parse(`${day}T12:00:00`));
  expect(on("2026-10-31")).toBe("good");
  expect(on("2026-11-01")).toBe("soon");
  expect(on("2026-12-31")).toBe("soon");
  expect(on("2027-01-01")).toBe("expired");
});
