import type { AdminInvoice, WholeAdminInvoice } from "@orbita/contract";
import { entities } from "@orbita/contract/back-office/entities/index";
import { problemText } from "@orbita/i18n/errors";
import { useSearch } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anAdminInvoice } from "~/testing/an-admin-invoice.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { EntityPage } from "~/screens/admin/records/entity-page.tsx";
import { BillingAdmin } from "./billing-admin.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

const { id } = anAdminInvoice();
const at = {
  search: "/api/v1/admin/invoice/search",
  one: `/api/v1/admin/invoice/${id}`,
  history: `/api/v1/admin/invoice/${id}/history`,
  credit: `/api/v1/admin/invoice/${id}/credit`,
  enable: `/api/v1/admin/invoice/${id}/enabled/false`,
  reissue: `/api/v1/admin/invoice/${id}/reissue`,
};

type BillingAdminParams = { part?: string; name?: string; search?: Record<string, unknown> };
function show({ part, name, search = {} }: BillingAdminParams = {}) {
  function Page() {
    const said: Record<string, unknown> = useSearch({ strict: false });
    return (
      <BillingAdmin
        part={part}
        name={name}
        renderInvoices={(tabs) => (
          <EntityPage entity={entities.invoice} room="billing" id={undefined} search={{ ...search, ...said }}>
            {tabs}
          </EntityPage>
        )}
      />
    );
  }
  return renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <Page />
        </main>
      </QueryRoot>
    </UiRoot>,
  );
}

const found = (...content: AdminInvoice[]) => ({
  body: { content, page: 0, size: 20, totalElements: content.length, totalPages: 1, cursor: null },
});
const ofOne = (invoice: WholeAdminInvoice = anAdminInvoice()) => ({
  [at.one]: { body: invoice },
  [at.history]: {
    body: [
      { at: "2026-08-31T22:20:00Z", by: null, why: "invoice issued", before: null, after: { progressive: "0002F" } },
      { at: "2026-09-01T02:00:00Z", by: null, why: null, before: { attempts: 0 }, after: { attempts: 1 } },
      {
        at: "2026-09-02T08:00:00Z",
        by: "Ivo Canepa",
        why: "invoice changed",
        before: { sdi: "toSend" },
        after: { sdi: "delivered" },
      },
    ],
  },
  [at.search]: found(),
});

test("invoice list of the back office → requests the URL's filters and sort, and rows link to the invoices", async () => {
  const { number, space, period } = anAdminInvoice();
  const row = {
    id,
    version: 1,
    number,
    kind: "invoice",
    space: space.name,
    spaceId: space.id,
    period,
    state: "failed",
  };
  const sent = answerFetch({ [at.search]: { body: { ...found().body, content: [row], totalElements: 1 } } });
  const { screen } = await show({
    search: { state: "failed", period: "2026-08", q: "2026/8", sort: "openCents:desc" },
  });
  await expect
    .element(screen.getByRole("link", { name: "2026/87" }).first())
    .toHaveAttribute("href", `/admin/billing/invoice/${id}`);
  await expect.element(screen.getByRole("cell", { name: "Lanterna Software" })).toBeVisible();
  await expect.element(screen.getByRole("navigation", { name: "Invoices and contracts" })).toBeVisible();
  const lists = sent.filter(({ path }) => path === at.search).map(({ body }) => body);
  expect(lists).toContainEqual(
    expect.objectContaining({
      sort: "openCents:desc",
      filters: [
        { f: "period", v: "2026-08", mm: "is" },
        { f: "state", v: "failed", mm: "is" },
        { f: "q", v: "2026/8", mm: "c" },
      ],
    }),
  );
  expect(await violations()).toEqual([]);
  await browser.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("partial credit note → needs an amount within the remainder and a reason, and previews VAT and total", async () => {
  const invoice = anAdminInvoice({ creditedNetCents: 3_334, creditedCents: 4_067 });
  const sent = answerFetch({
    ...ofOne(invoice),
    [at.credit]: { body: anAdminInvoice({ kind: "creditNote", number: "2026/88" }) },
  });
  const { screen } = await show({ part: "invoice", name: id });
  await expect.element(screen.getByText("Calata Cattaneo 14, 16128 Genova (GE)")).toBeVisible();
  await expect.element(screen.getByText("insufficient_funds")).toBeVisible();
  await expect.element(screen.getByText("SDI status: Not sent yet → Delivered")).toBeVisible();
  await expect.element(screen.getByText(/^Ivo Canepa · /)).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Issue credit note…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Credit note for 2026/87" });
  const issue = dialog.getByRole("button", { name: "Issue credit note" });
  await dialog.getByRole("radio", { name: /Partial amount/ }).click();
  await issue.click();
  await expect.element(dialog.getByText("Enter an amount, excluding VAT")).toBeVisible();
  await expect.element(dialog.getByLabelText("Reason")).toHaveAttribute("aria-invalid", "true");
  // The api reads a missing amount as the whole remainder, so the form must not send without an amount.
  await dialog.getByLabelText("Reason").fill("Clic contati due volte");
  await issue.click();
  const amount = dialog.getByLabelText("Amount excluding VAT");
  await amount.fill("167.82");
  await expect.element(dialog.getByText(/Enter an amount up to .*167\.81/)).toBeVisible();
  await issue.click();
  await amount.fill("66.69");
  const preview = dialog.getByRole("region", { name: "Credit note preview" });
  // The VAT of 3,334 + 6,669 cents is 2,200.66 cents, of which 733 were credited before. The remaining 1,468 are previewed.
  await expect.element(preview.getByText(/14\.68/)).toBeVisible();
  await expect.element(preview.getByText(/amount due will be reduced by .*81\.37/)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent.map(({ path }) => path)).not.toContain(at.credit);
  await issue.click();
  await expect
    .poll(() => sent.find(({ path }) => path === at.credit)?.body)
    .toEqual({ netCents: 6_669, reason: "Clic contati due volte" });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("full credit note → sends no amount; api refuses because of a pending payment → the error is shown", async () => {
  const sent = answerFetch({ ...ofOne(), [at.credit]: problem("invoice.beingPaid", 409) });
  const { screen } = await show({ part: "invoice", name: id });
  await screen.getByRole("button", { name: "Issue credit note…" }).click();
  await screen.getByLabelText("Reason").fill("Errore nostro");
  await screen.getByRole("button", { name: "Issue credit note" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(problemText("invoice.beingPaid", "en"));
  expect(sent.find(({ path }) => path === at.credit)?.body).toEqual({ netCents: null, reason: "Errore nostro" });
});

test("collection of an invoice can be switched off by keyboard; reissuing a blocked invoice → lists the reasons", async () => {
  const rejected = anAdminInvoice({ sdi: "rejected", sdiNote: "00305: cessionario non valido" });
  const sent = answerFetch({
    ...ofOne(rejected),
    [at.enable]: { body: { ...rejected, enabled: false } },
    [at.reissue]: problem("invoice.blocked", 409, { params: { reasons: "vatWrong,seatMissing" } }),
  });
  const { screen } = await show({ part: "invoice", name: id });
  const collected = screen.getByRole("switch", { name: "Automatic collection" });
  await expect.element(collected).toBeChecked();
  (collected.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await screen.getByRole("dialog").getByLabelText("Reason").fill("The Space pays by bank");
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.poll(() => sent.some(({ path }) => path === at.enable)).toBe(true);
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Reissue…" }).click();
  await screen.getByRole("button", { name: "Reissue" }).click();
  const alert = screen.getByRole("alert");
  await expect.element(alert.getByText(/Check the VAT number/)).toBeVisible();
  await expect.element(alert.getByText(/Set one of the locations as the registered office/)).toBeVisible();
  expect(await violations()).toEqual([]);
});
