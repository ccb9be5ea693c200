import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { aDay, all, anEntry, aNumberedInvoice, aLedgerPost, at, show, summary } from "~/testing/billing-world.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

test("billing page → shows month, invoices and ledger; an unpaid invoice shows the date of the next attempt", async () => {
  answerFetch(all);
  const { screen } = await show({ locale: "it" });
  await expect.element(screen.getByRole("heading", { name: "Novembre finora" })).toBeVisible();
  await expect.element(screen.getByText("Clic contati (192)")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "2026/118" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Paga ora… 2026/87" }).first()).toBeVisible();
  await expect.element(screen.getByText("La fattura di agosto non è stata pagata.")).toBeVisible();
  await expect.element(screen.getByText(/rifiutato l’addebito .* settembre.*Riproveremo il 18 novembre/)).toBeVisible();
  await expect.element(screen.getByText("33 clic contati su 51")).toBeVisible();
  await expect.element(screen.getByText(/Restano 3,15/)).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Automatico" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Fatture 2" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("billing page on a phone → tables become cards and the page does not scroll sideways", async () => {
  await browser.viewport(390, 844);
  const long = "Responsabile della manutenzione straordinaria degli impianti di sollevamento";
  answerFetch({
    ...all,
    [at.day]: { body: aDay({ posts: [aLedgerPost("p1", { title: long }), aLedgerPost("p2")] }) },
    [at.entries]: {
      body: { content: [anEntry(1, { refused: "own", source: "utm", utmSource: "a".repeat(60) })], total: 1 },
    },
  });
  const { screen } = await show({ locale: "it" });
  await expect.element(screen.getByText("Membro dello Space").last()).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Annuncio" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await violations()).toEqual([]);
});

test("blocked invoice and paused sponsoring → warnings on the billing page explain what to do", async () => {
  const blocked = [
    { period: "2026-10", reasons: ["sdiMissing" as const, "vatWrong" as const], since: "2026-11-01T02:00:00Z" },
  ];
  answerFetch({ ...all, [at.summary]: { body: { ...summary, blocked, pausedSince: "2026-11-12T04:00:00Z" } } });
  const { screen } = await show();
  await expect.element(screen.getByText("We couldn’t issue the October 2026 invoice.")).toBeVisible();
  await expect.element(screen.getByText("Enter the SDI code or the certified email address (PEC).")).toBeVisible();
  await expect.element(screen.getByText(/Check the VAT number/)).toBeVisible();
  await expect.element(screen.getByText("Sponsorship paused since 12 November.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Complete billing details" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("billing page without an invoice → shows the date of the first invoice", async () => {
  answerFetch({ ...all, [at.invoices]: { body: [] }, [at.summary]: { body: { ...summary, invoices: 0 } } });
  const { screen } = await show();
  await expect.element(screen.getByText("No invoices yet")).toBeVisible();
  await expect.element(screen.getByText(/first invoice on 1 December 2026/)).toBeVisible();
});

test("invoice drawer → lists the invoice lines; a credit note in the list names the credited invoice", async () => {
  const lines = [
    {
      kind: "licence",
      description: "Licenza ottobre 2026",
      quantity: 1,
      unitCents: 14_900,
      netCents: 14_900,
      jobPostId: null,
    },
    {
      kind: "clicks",
      description: "Clic sull’annuncio",
      quantity: 192,
      unitCents: 45,
      netCents: 8_640,
      jobPostId: "p1",
    },
  ];
  const note = aNumberedInvoice("2026/120", {
    kind: "creditNote",
    state: "issued",
    of: { id: "x", number: "2026/118" },
  });
  answerFetch({
    ...all,
    [at.invoices]: { body: [note, aNumberedInvoice("2026/118")] },
    [`${at.invoices}/i1`]: { body: { ...aNumberedInvoice("2026/118"), lines } },
  });
  const { screen } = await show({ part: "invoices", search: { invoice: "i1" } });
  const drawer = screen.getByRole("dialog", { name: "Invoice 2026/118" });
  await expect.element(drawer.getByText("192 clicks × €0.45")).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: /Credit note for 2026\/118/ })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "-€503.07" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
});

test("billing page for a member who is not an owner → names the owners, and no invoice is requested", async () => {
  const people = [
    { userId: "u1", firstName: "Marta", lastName: "Olivieri", role: "owner" },
    { userId: "u2", firstName: "Davide", lastName: "Conti", role: "recruiter" },
  ];
  const sent = answerFetch({ "/api/v1/public/space/s1/users": { body: people } });
  const { screen } = await show({ role: "recruiter" });
  await expect.element(screen.getByRole("heading", { name: "Only owners can see billing" })).toBeVisible();
  await expect.element(screen.getByText(/are visible to Marta Olivieri\./)).toBeVisible();
  expect(sent.map(({ path }) => path).filter((path) => path.includes("invoice"))).toEqual([]);
  expect(await violations()).toEqual([]);
});

test("a section of the billing page fails to load → shows an error with a retry; other sections stay", async () => {
  answerFetch({ ...all, [at.invoices]: problem("server.internal", 500), [at.day]: problem("server.internal", 500) });
  const { screen } = await show();
  await expect.element(screen.getByRole("heading", { name: "We couldn’t load this content" }).nth(1)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "November so far" })).toBeVisible();
  answerFetch(all);
  await screen.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(screen.getByRole("link", { name: "2026/118" })).toBeVisible();
});

test("billing page offline → shows the offline message and keeps the page header", async () => {
  answerFetch({});
  const { screen } = await show({ part: "invoices" });
  await expect.element(screen.getByRole("heading", { name: "You’re offline" }).first()).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Billing", exact: true })).toBeVisible();
});

test("billing change event → the billing page refetches its invoices", async () => {
  answerFetch(all);
  const { screen } = await show();
  await expect.element(screen.getByRole("cell", { name: "Payment failed" })).toBeVisible();
  answerFetch({ ...all, [at.invoices]: { body: [aNumberedInvoice("2026/118")] } });
  emitChangeEvent({ type: "billing.changed", id: "s1" } as never);
  await expect.element(screen.getByRole("cell", { name: "Payment failed" })).not.toBeInTheDocument();
});
