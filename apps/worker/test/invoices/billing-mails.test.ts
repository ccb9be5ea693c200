import { randomUUIDv7 } from "node:crypto";
import { aMember, aSpace, aUser, type CapturedMail } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

type InvoiceOptions = { status?: "due" | "failed" | "paid" | "canceled"; card?: boolean; language?: "it" | "en" };
let numbers = 0;

/** Inserts a Space with an owner and an invoice for October. */
async function anInvoice({ status = "due", card = true, language = "it" }: InvoiceOptions = {}) {
  const { db } = bench;
  const space = await aSpace(db, { name: "Lanterna Software" });
  const owner = await aUser(db);
  await aMember(db, { spaceId: space.id, userId: owner.id, role: "owner" });
  await bench.speak(owner.id, language);
  const id = randomUUIDv7();
  numbers += 1;
  await db
    .insertInto("invoices")
    .values({
      id,
      kind: "invoice",
      space_id: space.id,
      year: 2026,
      number: numbers,
      period: "2026-10-01",
      issued_on: "2026-11-01",
      net_cents: 100_000,
      vat_cents: 22_000,
      total_cents: 122_000,
      seller: "{}",
      buyer: "{}",
      progressive: `T${numbers}`,
    })
    .execute();
  const over = status === "paid" ? { captured_cents: 122_000 } : {};
  await db
    .insertInto("payments")
    .values({ id: randomUUIDv7(), invoice_id: id, space_id: space.id, amount_cents: 122_000, status, ...over })
    .execute();
  if (card)
    await db
      .insertInto("payment_methods")
      .values({
        id: randomUUIDv7(),
        space_id: space.id,
        provider_id: `pm_${id}`,
        brand: "visa",
        last4: "4242",
        expires_month: 12,
        expires_year: 2030,
        is_default: true,
      })
      .execute();
  const { url } = await db.selectFrom("spaces").select("url").where("id", "=", space.id).executeTakeFirstOrThrow();
  const link = `${webOrigin}${language === "en" ? "/en" : ""}/work/${url}/billing`;
  return { id, spaceId: space.id, owner, number: `2026/${numbers}`, link };
}
type InvoiceFixture = Awaited<ReturnType<typeof anInvoice>>;

async function told(
  { id: invoiceId, spaceId, owner, number }: InvoiceFixture,
  kind: string,
  data: Record<string, string> = {},
): Promise<CapturedMail[]> {
  const id = randomUUIDv7();
  const words = JSON.stringify({ invoiceId, number, ...data });
  await bench.db
    .insertInto("notifications")
    .values({
      id,
      user_id: owner.id,
      space_id: spaceId,
      kind,
      data: words,
      key: id,
      here: true,
      created_at: new Date(),
    })
    .execute();
  await bench.run("notifications.sendMail", { id });
  return bench.mailsOf(owner);
}

describe("mail about a new invoice", () => {
  test("invoice issued → the mail has number, month, total, the card that is charged and a link", async () => {
    const invoice = await anInvoice();
    const [mail] = await told(invoice, "invoice.issued");
    expect(mail!.subject).toMatch(new RegExp(`^Lanterna Software: fattura ${invoice.number}, 1\\.220,00\\s€$`));
    for (const words of ["ottobre 2026", "Visa che finisce con 4242", `${invoice.link}?invoice=${invoice.id}`])
      expect(mail!.text).toContain(words);
    const english = await anInvoice({ language: "en", card: false });
    const [other] = await told(english, "invoice.issued");
    expect(other!.subject).toBe(`Lanterna Software: invoice ${english.number}, €1,220.00`);
    expect(other!.text).toContain("You don’t have a card yet");
    expect(other!.text).toContain(`${english.link}?invoice=${english.id}`);
  });

  test("invoice already paid → the mail does not ask for payment; invoice cancelled → no mail", async () => {
    const [paid] = await told(await anInvoice({ status: "paid" }), "invoice.issued");
    expect(paid!.text).not.toMatch(/addebiteremo|non hai ancora una carta/i);
    expect(await told(await anInvoice({ status: "canceled" }), "invoice.issued")).toEqual([]);
  });
});

describe("mail about a failed payment", () => {
  const again = "2026-11-03T23:00:00.000Z";

  test.each([
    ["insufficient_funds", "it", "Sulla carta non c’erano abbastanza fondi.", "Riproveremo il 4 novembre 2026."],
    ["insufficient_funds", "en", "There weren’t enough funds on the card.", "We’ll try again on 4 November 2026."],
    ["no_card", "it", "Non hai ancora una carta.", "Riproveremo il 4 novembre 2026."],
    ["something_new", "it", "La banca non ha indicato il motivo.", "Riproveremo il 4 novembre 2026."],
  ] as const)(
    "payment failed (%s, %s) → the mail has the reason and the date of the next attempt",
    async (failure, language, why, when) => {
      const invoice = await anInvoice({ status: "failed", language });
      const [mail] = await told(invoice, "payment.failed", { failure, again });
      for (const words of [invoice.number, why, when, `${invoice.link}?invoice=${invoice.id}`])
        expect(mail!.text).toContain(words);
      expect(mail!.text).not.toContain(failure);
      expect(mail!.text).not.toMatch(/ultimo tentativo|last attempt/);
    },
  );

  test("last payment attempt needs authentication → the mail asks the owner to confirm, and says it was the last", async () => {
    const invoice = await anInvoice({ status: "failed" });
    const [mail] = await told(invoice, "payment.failed", { failure: "authentication_required", again: "" });
    expect(mail!.subject).toContain("Conferma il pagamento");
    expect(mail!.text).toContain("Questo era l’ultimo tentativo");
  });

  test("invoice paid before the mail about the failed payment is sent → no mail", async () => {
    const invoice = await anInvoice({ status: "paid" });
    expect(await told(invoice, "payment.failed", { failure: "no_card", again })).toEqual([]);
  });

  test("failed payment: recipient no longer owner, or Space closed → no mail", async () => {
    const [left, closed] = [await anInvoice(), await anInvoice()];
    const { spaceId, owner } = left;
    await bench.db
      .updateTable("members")
      .set({ role: "recruiter" })
      .where("space_id", "=", spaceId)
      .where("user_id", "=", owner.id)
      .execute();
    await bench.db
      .updateTable("spaces")
      .set({ enabled: false, closed_at: new Date() })
      .where("id", "=", closed.spaceId)
      .execute();
    for (const invoice of [left, closed])
      expect(await told(invoice, "payment.failed", { failure: "no_card", again })).toEqual([]);
  });
});

test("invoice blocked → the mail lists each missing detail as something to do", async () => {
  const invoice = await anInvoice();
  const data = { month: "2026-10", reasons: "sdiMissing,vatWrong,notOurs" };
  const [mail] = await told(invoice, "invoice.blocked", data);
  expect(mail!.subject).toBe("Completa i dati per la fattura di ottobre 2026");
  expect(mail!.text).toContain(
    "Inserisci il codice SDI o l’indirizzo PEC.\nControlla la partita IVA: l’ultima cifra non è coerente con le altre.",
  );
});

test("sponsoring paused or resumed → mail only if that is still the state when the mail is sent", async () => {
  const invoice = await anInvoice();
  const pause = (at: Date | null) =>
    bench.db.updateTable("contracts").set({ premium_paused_at: at }).where("space_id", "=", invoice.spaceId).execute();
  expect(await told(invoice, "payment.paused", { resumed: "false" })).toEqual([]);
  await pause(new Date());
  const [paused] = await told(invoice, "payment.paused", { resumed: "false" });
  expect(paused!.subject).toBe("Lanterna Software: le sponsorizzazioni sono in pausa");
  await pause(null);
  const [, resumed] = await told(invoice, "payment.paused", { resumed: "true" });
  expect(resumed!.subject).toBe("Lanterna Software: annunci di nuovo sponsorizzati");
});
