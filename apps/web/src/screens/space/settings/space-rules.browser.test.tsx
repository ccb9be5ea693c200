import { spaceRuleCases, spaceRuleCasesOf, type SpaceRuleCase } from "@orbita/contract/spaces/rule-cases";
import { isWholeProof } from "@orbita/testing/proof";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NewSpaceForm } from "~/screens/account/new-space/new-space-form.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aSpace } from "~/testing/a-space.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { expectVerdicts, adLanguages, type AdLanguage, type RuleVerdict } from "~/testing/rule-verdicts.ts";
import { SpaceSettings } from "./space-settings-page.tsx";

const nothing = { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null } };

beforeEach(
  () =>
    void answerFetch({
      "/api/v1/public/space/exists": { body: { exists: false, space: null } },
      "/api/v1/autocomplete/search": nothing,
      "/api/v1/autocomplete/elastic": nothing,
      "/api/v1/location/search": nothing,
      [`/api/v1/talent/space/${aSpace().id}/stages`]: { body: { labels: [] } },
    }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type SpaceField = SpaceRuleCase["field"];
const needed: readonly SpaceField[] = ["name", "url", "authorisationNumber"];
/** The cases of a field. An empty optional field counts as no value, so its case expects no error. */
const optional = (field: SpaceField): readonly RuleVerdict[] =>
  spaceRuleCasesOf(field).map((row) =>
    row.refusal === "field.required" && !needed.includes(field) ? { ...row, refusal: null } : row,
  );

const acting = { id: aSpace().id, name: "Lanterna", url: "lanterna", role: "owner" } as unknown as ActingSpace;
const open = async (locale: AdLanguage) => {
  const page = (
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={acting}>
          <SpaceSettings
            space={aSpace({ type: "agency", authorisationNumber: "39/0012345", vat: null })}
            readOnly={false}
          />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>
  );
  return (await renderPage(page, { locale })).screen;
};

const inParts: readonly SpaceField[] = [
  "name",
  "url",
  "headline",
  "description",
  "website",
  "yearFounded",
  "authorisationNumber",
  "email",
  "phone",
  "legalName",
  "vat",
  "fiscalCode",
  "sdi",
  "policyDescription",
];
const ofPlaces: readonly SpaceField[] = ["street", "number", "postalCode"];

test("every Space field with rule cases is covered by a form", () => {
  const covered = new Set([...inParts, ...ofPlaces]);
  expect(spaceRuleCases.filter(({ field }) => !covered.has(field))).toEqual([]);
});

/**
 * One case per kind of error, to check that the field shows it. `./orbita prove web` runs all cases in Italian; the tests of the api run
 * all of them against the same rules.
 */
const asked = (rows: readonly RuleVerdict[], locale: AdLanguage): readonly RuleVerdict[] =>
  isWholeProof && locale === "it" ? rows : [...new Map(rows.map((row) => [row.refusal, row])).values()];

/** A test of the api checks the text of each error in both languages. */
const languages = isWholeProof ? adLanguages : adLanguages.slice(0, 1);

describe.each(languages)("Space field rules at their bounds, in %s", (locale) => {
  test("Space settings: each value gets the error that its rule expects", { timeout: 180_000 }, async () => {
    const screen = await open(locale);
    await expect.element(screen.getByRole("heading", { level: 2 }).first()).toBeVisible();
    for (const field of inParts) await expectVerdicts(screen.container, asked(optional(field), locale), locale);
  });

  test("form for a new Space: each value gets the error that its rule expects", { timeout: 60_000 }, async () => {
    const { screen } = await renderPage(<NewSpaceForm onDraft={() => {}} />, { locale });
    const agency = screen.getByRole("radio").nth(1);
    await expect.element(agency).toBeEnabled();
    await agency.click();
    for (const field of ["name", "url", "vat", "authorisationNumber"] as const)
      await expectVerdicts(screen.container, asked(optional(field), locale), locale);
  });

  test.each([
    ["IT", locale === "it" ? "Italia" : "Italy"],
    ["GB", locale === "it" ? "Regno Unito" : "United Kingdom"],
  ])("location dialog, country %s: each value gets the expected error", { timeout: 60_000 }, async (code, country) => {
    const screen = await open(locale);
    await screen.getByRole("button", { name: locale === "it" ? "Aggiungi sede…" : "Add location…" }).click();
    const boxes = screen.getByRole("dialog").getByRole("combobox");
    if (code !== "IT") {
      await boxes.nth(0).fill(country);
      await screen.getByRole("option", { name: country, exact: true }).click();
    }
    await boxes.nth(1).fill("Genova");
    await screen.getByRole("option", { name: /Genova/ }).click();
    await expect.element(boxes.nth(1)).toHaveValue("Genova");
    const fields = code === "IT" ? ofPlaces : (["postalCode"] as const);
    for (const field of fields) {
      const rows = optional(field).filter((row) => ((row as SpaceRuleCase).country ?? code) === code);
      await expectVerdicts(document.body, asked(rows, locale), locale);
    }
  });
});
