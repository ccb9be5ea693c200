import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someEvidence } from "~/testing/my-application.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { EvidenceRows } from "./evidence-rows.tsx";

const rows = [
  someEvidence(),
  someEvidence({
    verdict: "related",
    by: "related",
    found: { it: "Docker", en: "Docker" },
    lines: [],
    years: null,
    requirement: { id: "k8s", label: { it: "Kubernetes", en: "Kubernetes" }, mandatory: false, minYears: null },
  }),
  someEvidence({
    verdict: "unknown",
    by: null,
    lines: [],
    years: null,
    requirement: { id: "rabbit", label: { it: "RabbitMQ", en: "RabbitMQ" }, mandatory: false, minYears: null },
  }),
];

test("each requirement shows its CV line, a related skill, or that the CV does not mention the skill; never a score", async () => {
  const { screen } = await renderPage(<EvidenceRows evidence={rows} audience="talent" />);
  const [met, not, unknown] = screen.getByRole("listitem").all();
  await expect.element(met!.getByRole("img", { name: "Met", exact: true })).toBeVisible();
  expect(met!.element().textContent).toMatch(/Java, at least 3 yearsRequired/);
  await expect.element(met!.getByText("Servizi in Java 21 per 14 terminal portuali")).toBeVisible();
  expect(met!.element().textContent).toMatch(/Portolano S\.p\.A\., Mar 2021 – today · 5\.7 years/);
  await expect.element(not!.getByRole("img", { name: "Related" })).toBeVisible();
  expect(not!.element().textContent).toMatch(/Related: the CV mentions Docker, not Kubernetes\./);
  expect(not!.element().textContent).toMatch(/you can still apply/);
  await expect.element(unknown!.getByRole("link", { name: "add it to your CV" })).toHaveAttribute("href", "/resume");
  expect(document.body.textContent).not.toMatch(/%|score/);
  expect(await violations()).toEqual([]);
});

test("evidence shown to members of the Space → the same rows, without advice and links", async () => {
  const { screen } = await renderPage(<EvidenceRows evidence={rows} audience="member" />, { locale: "it" });
  await expect.element(screen.getByText(/^Non trovato nel CV\.\s*$/)).toBeVisible();
  expect(screen.getByRole("link").all()).toHaveLength(0);
  await expect.element(screen.getByText("Java, almeno 3 anni")).toBeVisible();
});

test("CV with too few years for a requirement → shows the years found of the years required", async () => {
  const few = someEvidence({ verdict: "notMet", years: 1.24 });
  const { screen } = await renderPage(<EvidenceRows evidence={[few]} audience="talent" />, { locale: "it" });
  await expect.element(screen.getByText(/Il CV documenta 1,2 anni su 3\./)).toBeVisible();
});

describe("years of experience in the evidence", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-15T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  test("a CV line shows the years of its own job; the years of all jobs with the skill are shown as a total", async () => {
    const { screen } = await renderPage(<EvidenceRows evidence={[someEvidence({ years: 9.2 })]} audience="talent" />);
    await expect.element(screen.getByText("9.2 years in total, across roles that mention Java")).toBeVisible();
    const row = screen.getByRole("listitem").element().textContent;
    expect(row.replaceAll(/\s/g, " ")).toContain("Portolano S.p.A., Mar 2021 – today · 5.7 years");
  });

  test("evidence from a single job of the CV → no total of years", async () => {
    const { screen } = await renderPage(<EvidenceRows evidence={[someEvidence({ years: 5.7 })]} audience="talent" />);
    await expect.element(screen.getByRole("listitem")).toBeVisible();
    expect(screen.getByText(/in total/).elements()).toEqual([]);
  });
});
