import { toastStore } from "@orbita/ui/overlays/toast-store.ts";
import type { InvoiceBlockReason } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aSpace } from "~/testing/a-space.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { BillingDataDialog } from "./billing-data-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const seat = {
  id: "01990000-0000-7000-8000-0000000000a1",
  city: "Genova",
  province: "GE",
  region: "Liguria",
  country: "IT",
  lat: 44.4,
  lon: 8.9,
  street: "Calata Cattaneo",
  number: "14",
  postalCode: "1612",
  legalSeat: true,
};
const server = aSpace({ vat: "01234567897", locked: ["vat"], locations: [seat], version: 4 });
const acting = { id: server.id, name: server.name, url: server.url, role: "owner" } as ActingSpace;
const own = `/api/v1/talent/space/${server.id}`;
const summary = `/api/v1/talent/invoice/summary/${server.id}`;
const missing = (...reasons: InvoiceBlockReason[]) => ({ body: { missing: reasons } });

async function show() {
  const onClose = vi.fn<() => void>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={acting}>
          <BillingDataDialog onClose={onClose} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  return { screen, onClose };
}

test("billing data form → lists missing data, locks a set VAT number, and saves after a concurrent change", async () => {
  const answers: Record<string, { status?: number; body?: unknown }> = {
    [own]: { body: server },
    [summary]: missing("legalNameMissing", "seatIncomplete"),
    "/api/v1/public/location/search": { body: [] },
  };
  const sent = answerFetch(answers);
  const { screen, onClose } = await show();
  await expect.element(screen.getByText("Enter the legal name as it appears in the business register.")).toBeVisible();
  await expect.element(screen.getByLabelText("VAT number")).toHaveAttribute("readonly");
  await expect.element(screen.getByRole("button", { name: "Request a change…" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByLabelText("Legal name").fill("Lanterna Software S.p.A.");
  await screen.getByLabelText("SDI code or certified email (PEC)").fill("abc");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .element(screen.getByLabelText("SDI code or certified email (PEC)"))
    .toHaveAttribute("aria-invalid", "true");
  await screen.getByLabelText("SDI code or certified email (PEC)").fill("abcdefg");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByLabelText("Postcode")).toHaveAttribute("aria-invalid", "true");
  await screen.getByLabelText("Postcode").fill("16128");
  answers[own] = problem("space.changedMeanwhile", 409, { params: { version: 5 } });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  const saved = { ...server, version: 5 };
  answers[own] = { body: saved };
  answers[summary] = missing();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => toastStore.read().map(({ message }) => message)).toEqual(["Billing details saved"]);
  expect(onClose).toHaveBeenCalledOnce();
  const body = sent.findLast((one) => one.path === own && one.body)?.body;
  expect(body).toMatchObject({ legalName: "Lanterna Software S.p.A.", sdi: "ABCDEFG" });
  expect(body).not.toHaveProperty("vat");
  expect(body).toMatchObject({ locations: [{ id: seat.id, postalCode: "16128", legalSeat: true }] });
});
