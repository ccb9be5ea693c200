import { problemText } from "@orbita/i18n/errors";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anAdminInvoice } from "~/testing/an-admin-invoice.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { ContractPage } from "./contract-page.tsx";
import { ReceiptsCard } from "./receipts-card.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

const { space } = anAdminInvoice();
const at = {
  blocked: "/api/v1/admin/invoice/blocked",
  receipts: "/api/v1/admin/invoice/receipts",
  contract: `/api/v1/admin/space/${space.id}/contract`,
  contractHistory: `/api/v1/admin/space/${space.id}/contract/history`,
  space: `/api/v1/public/space/${space.id}`,
};

const show = (room: ReactNode, locale: "it" | "en" = "en") =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <main>{room}</main>
      </QueryRoot>
    </UiRoot>,
    { locale },
  );

test("months without an invoice because it is blocked → listed with the reasons, in Italian", async () => {
  answerFetch({
    [at.blocked]: {
      body: [{ space, period: "2026-10", reasons: ["sdiMissing"], since: "2026-11-01T02:00:00Z", netCents: 14_900 }],
    },
  });
  const { screen } = await show(<BlockedList />, "it");
  await expect.element(screen.getByRole("rowheader", { name: "Lanterna Software" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: /codice SDI|PEC/ })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Ottobre 2026" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("uploading several SDI receipts → shows the result of each file", async () => {
  answerFetch({
    [at.receipts]: {
      body: [
        { file: "IT1_RC_001.xml", invoice: "2026/87", sdi: "delivered", problem: null },
        { file: "foto.xml", invoice: null, sdi: null, problem: "notAReceipt" },
      ],
    },
  });
  const { screen } = await show(<ReceiptsCard />);
  const input = screen.getByLabelText(/Drop the receipts here/);
  await expect.element(input).toHaveAttribute("multiple");
  const file = (name: string, bytes = 10) => new File(["x".repeat(bytes)], name, { type: "application/xml" });
  await userEvent.upload(input, [file("IT1_RC_001.xml"), file("foto.xml"), file("grande.xml", 300 * 1024)]);
  const outcomes = screen.getByRole("list", { name: "Result for each file" });
  await expect.element(outcomes.getByText("2026/87: Delivered")).toBeVisible();
  await expect
    .element(outcomes.getByText("This file isn’t an SDI receipt. Choose the XML file you received from SDI."))
    .toBeVisible();
  await expect
    .element(outcomes.getByText("This file is too large for a receipt. Choose the file you received from SDI."))
    .toBeVisible();
});

test("contract form → amounts in euros are sent in cents; concurrent change → an error and a reload of the contract", async () => {
  const contract = {
    freeSlots: 3,
    premiumSlots: 10,
    licenceCents: 14_900,
    startsOn: "2026-06-01",
    endsOn: null,
    pausedSince: null,
    note: null,
    version: 4,
  };
  const answers: Parameters<typeof answerFetch>[0] = {
    [at.contract]: { body: contract },
    [at.contractHistory]: {
      body: [
        {
          at: "2026-06-01T08:00:00Z",
          by: "Ivo Canepa",
          why: "contract changed",
          before: { license_price_cents: 0 },
          after: { license_price_cents: 14_900 },
        },
      ],
    },
    [at.space]: { body: { id: space.id, name: space.name, url: space.url } },
  };
  const sent = answerFetch(answers);
  const { screen } = await show(<ContractPage id={space.id} />);
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Contract with Lanterna Software" }))
    .toBeVisible();
  await expect.element(screen.getByText(/Monthly licence: .*0\.00 → .*149\.00/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Edit contract…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Edit contract" });
  await dialog.getByLabelText("Monthly licence").fill("199.90");
  await dialog.getByLabelText(/^End date/).fill("2026-12-31");
  expect(await violations()).toEqual([]);
  answers[at.contract] = problem("contract.changedMeanwhile", 409, { params: { version: 5 } });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent(`${problemText("contract.changedMeanwhile", "en")} Show current version`);
  expect(sent.findLast(({ body }) => body !== undefined)?.body).toEqual({
    freeSlots: 3,
    premiumSlots: 10,
    licenceCents: 19_990,
    startsOn: "2026-06-01",
    endsOn: "2026-12-31",
    note: null,
    version: 4,
  });
  answers[at.contract] = { body: { ...contract, licenceCents: 20_000, version: 5 } };
  await dialog.getByRole("button", { name: "Show current version" }).click();
  await expect.element(dialog.getByLabelText("Monthly licence")).toHaveValue("200.00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => sent.findLast(({ body }) => body)?.body).toMatchObject({ version: 5 });
});
