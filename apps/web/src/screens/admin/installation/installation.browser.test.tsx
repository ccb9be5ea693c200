import { adoptIdentity, defaultIdentity } from "@orbita/contract/product";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { InstallationPage } from "./installation-page.tsx";

const path = "/api/v1/admin/installation";
const company = {
  name: "Borea Lavoro S.r.l.",
  vat: "02790110998",
  fiscalCode: "02790110998",
  street: "Via San Luca 4",
  postalCode: "16124",
  city: "Genova",
  province: "GE",
};
const stored = {
  ...defaultIdentity,
  isCompanyConfigured: false,
  version: 3,
  changed: { at: "2026-11-12T15:40:00.000Z", byId: null, by: "Ivo Canepa" },
};

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => {
  vi.unstubAllGlobals();
  adoptIdentity(defaultIdentity);
});

const renderInstallation = (locale: "it" | "en" = "en") =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <InstallationPage />
        </main>
        <Toaster label="Messages" closeLabel="Close" />
      </QueryRoot>
    </UiRoot>,
    { locale },
  );

test("identity with wrong fields → each field says what to enter and nothing is sent; corrected → saved as a whole", async () => {
  const answers = { [path]: { body: stored as object } };
  const sent = answerFetch(answers);
  const { screen } = await renderInstallation();
  await expect.element(screen.getByText("Last changed by Ivo Canepa, 12 Nov 2026, 16:40")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByLabelText("Service name").fill("Borea");
  await screen.getByLabelText("Company", { exact: false }).fill(company.name);
  await screen.getByLabelText("VAT number").fill("123");
  await expect
    .element(screen.getByRole("region", { name: "Unsaved changes" }).getByText("3 unsaved changes"))
    .toBeVisible();
  await screen.getByRole("button", { name: "Save changes" }).click();
  await expect.element(screen.getByText("Enter 11 digits")).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent).toHaveLength(1);

  await screen.getByLabelText("VAT number").fill(company.vat);
  await screen.getByLabelText("Registered office (street and number)").fill(company.street);
  await screen.getByLabelText("Postal code").fill(company.postalCode);
  await screen.getByLabelText("City").fill(company.city);
  await screen.getByLabelText("Province").fill("ge");
  const preview = screen.getByRole("region", { name: "Preview" });
  await expect.element(preview.getByText(/Run by Borea Lavoro S\.r\.l\., Genova/)).toBeVisible();
  answers[path] = { body: { ...stored, product: "Borea", company, version: 4 } };
  await screen.getByRole("button", { name: "Save changes" }).click();
  await expect.element(screen.getByText("Changes saved")).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    product: "Borea",
    company,
    supportEmail: null,
    authorityEmail: null,
    version: 3,
  });
});

test.each(["it", "en"] as const)("installation page in %s on a phone → no axe violation", async (locale) => {
  answerFetch({ [path]: { body: { ...stored, company, isCompanyConfigured: true } } });
  await browser.viewport(390, 844);
  const { screen } = await renderInstallation(locale);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByLabelText(locale === "it" ? "Nome del servizio" : "Service name")).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.each(["it", "en"] as const)(
  "page of a second operator after one of the first → no trace of the first name (%s)",
  async (locale) => {
    answerFetch({});
    const first = await renderPage(<PublicFrame>Page</PublicFrame>, { locale });
    await expect.element(first.screen.getByRole("link", { name: "Orbita" })).toBeVisible();
    await first.screen.unmount();
    adoptIdentity({ ...defaultIdentity, product: "Borea", company });
    const second = await renderPage(<PublicFrame>Page</PublicFrame>, { locale });
    await expect.element(second.screen.getByRole("link", { name: "Borea" })).toBeVisible();
    const foot = second.screen.getByRole("contentinfo").getByText(/Borea Lavoro S\.r\.l\., Genova/);
    await expect.element(foot.first()).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/orbita(?!\.)/i);
  },
);
