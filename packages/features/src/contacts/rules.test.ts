import { contactLimits } from "@orbita/contract";
import { expect, test } from "vitest";
import { getsReceipt, oneLine } from "./rules.ts";

test.each([
  ["Giulia Ferraris", "Giulia Ferraris"],
  ["Giulia\r\nBcc: all@posta.example", "Giulia Bcc: all@posta.example"],
  ["Giu\u0000lia\u2028Ferraris", "Giu lia Ferraris"],
  // A right-to-left override can make a name look like another name.
  ["\u202EairelaV", "airelaV"],
  ["=?utf-8?Q?Giulia=0D=0ABcc:_a@posta.example?=", "utf-8?Q?Giulia=0D=0ABcc:_a@posta.example"],
  ["  Zoë   D’Ángelo ", "Zoë D’Ángelo"],
])("contact message from the sender %j → the name in the mail is one line: %j", (given, line) => {
  expect(oneLine(given)).toBe(line);
});

test("receipts to one email address → stop at the daily limit", () => {
  expect(getsReceipt(contactLimits.receiptsPerDay)).toBe(true);
  expect(getsReceipt(contactLimits.receiptsPerDay + 1)).toBe(false);
});
