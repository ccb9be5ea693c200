import { emptyResume } from "@orbita/contract/resumes/empty-resume";
import type { JobWishes, Resume } from "@orbita/contract";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ResumeToolsProvider, type ResumeTools } from "../resume-context.tsx";
import { WishesSection } from "./wishes-section.tsx";

const backend = {
  id: "backend",
  itMasculine: "Sviluppatore backend",
  itFeminine: "Sviluppatrice backend",
  en: "Backend developer",
};
const genoa = { city: "Genova", province: "GE", region: "Liguria", country: "IT", lat: 44.41, lon: 8.93 };
const none: JobWishes = {
  roles: [],
  place: null,
  workplaces: [],
  remoteShare: null,
  contracts: [],
  hours: [],
  weeklyHoursMin: null,
  weeklyHoursMax: null,
  noticeDays: null,
  permits: [],
  salaryMin: null,
  labels: {},
  updated: null,
};
const pageOf = (content: readonly object[]) => ({
  body: { content, page: 0, size: 20, totalElements: content.length, totalPages: 1, cursor: null },
});
const values = [
  { id: "1", type: "contract_type", code: "contract_type_full", it: "Tempo pieno", en: "Full-time", sort: 1 },
  { id: "2", type: "workplace_type", code: "workplace_type_hybrid", it: "Ibrido", en: "Hybrid", sort: 1 },
  { id: "3", type: "workplace_type", code: "workplace_type_full_remote", it: "Da remoto", en: "Remote", sort: 2 },
];
const wishesPath = "/api/v1/me/job-wishes";
const answers = (wishes: object) =>
  answerFetch({
    [wishesPath]: wishes,
    "/api/v1/autocomplete/search": pageOf(values),
    "/api/v1/occupation/search": pageOf([backend]),
    "/api/v1/location/search": pageOf([
      { ...genoa, id: "D969", postalCode: null, otherName: "Genoa", provinceName: "Genova", postalCodes: [] },
    ]),
  });

/** The section with the tools of the resume page; `change` is what the page would save. */
function Section({ change, wishes }: { change: (changes: object) => void; wishes: string[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const [resume, setResume] = useState<Resume>({ ...emptyResume, wishes });
  const tools: ResumeTools = {
    resume,
    change: (changes) => {
      change(changes);
      setResume({ ...resume, ...(changes as Partial<Resume>) });
    },
    say: () => {},
    isOpen: (form) => open === form,
    openForm: setOpen,
    closeForm: () => setOpen(null),
    setDirty: () => {},
    suggest: { run: () => {}, busy: false, error: null },
  };
  return (
    <ResumeToolsProvider value={tools}>
      <main>
        <h1>CV</h1>
        <WishesSection />
      </main>
    </ResumeToolsProvider>
  );
}

const section = async (note: string[] = []) => {
  const change = vi.fn<(changes: object) => void>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <Section change={change} wishes={note} />
      </QueryRoot>
    </UiRoot>,
  );
  return { screen, change };
};
beforeEach(() => page.viewport(1280, 1000));
afterEach(() => vi.unstubAllGlobals());

test("talent fills in the form → the fields are saved at once, and the note goes into the CV", async () => {
  const sent = answers({ body: none });
  const { screen, change } = await section();
  await screen.getByRole("button", { name: "Add “What you’re looking for”" }).click();
  const roles = screen.getByRole("combobox", { name: "Roles" });
  await expect.element(roles).toHaveFocus();
  await userEvent.keyboard("backend");
  await screen.getByRole("option", { name: "Backend developer" }).click();
  await expect.element(screen.getByRole("button", { name: "Remove “Backend developer”" })).toBeVisible();
  await expect.element(roles).toHaveValue("");

  await screen.getByRole("combobox", { name: /^Location/ }).fill("Genova");
  await screen.getByRole("option", { name: /Genova/ }).click();
  await expect.element(screen.getByRole("slider", { name: "Distance" })).toHaveValue("30");
  await screen.getByRole("checkbox", { name: "Hybrid" }).click();
  await screen.getByRole("combobox", { name: "Remote share of hybrid jobs" }).selectOptions("40");
  await screen.getByRole("textbox", { name: /^Minimum gross salary per year/ }).fill("38000");
  await screen.getByRole("combobox", { name: "Notice period" }).selectOptions("60");
  await screen.getByRole("checkbox", { name: "European Union" }).click();
  await screen.getByRole("textbox", { name: /^Note/ }).fill("No weekends");
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Save" }).click();

  await expect
    .poll(() => sent.findLast(({ path, body }) => path === wishesPath && body !== undefined)?.body)
    .toEqual({
      ...draftOf(none),
      roles: ["backend"],
      place: { ...genoa, km: 30 },
      workplaces: ["workplace_type_hybrid"],
      remoteShare: 40,
      salaryMin: 38_000,
      noticeDays: 60,
      permits: ["europeanUnion"],
    });
  expect(change).toHaveBeenCalledWith({ wishes: ["No weekends"] });
});

test("saved wishes → read as lines, the salary marked as visible only to the talent, the old note kept", async () => {
  answers({ body: { ...none, roles: [backend], place: { ...genoa, km: 30 }, salaryMin: 38_000, noticeDays: 0 } });
  const { screen } = await section(["Anything but sales"]);
  await expect.element(screen.getByText("Backend developer")).toBeVisible();
  await expect.element(screen.getByText("Genova (GE), within 30 km")).toBeVisible();
  await expect.element(screen.getByText("Available right away")).toBeVisible();
  await expect.element(screen.getByText("from €38,000, visible only to you")).toBeVisible();
  await expect.element(screen.getByText("Anything but sales")).toBeVisible();
});

test("talent no longer wants hybrid jobs → their remote share is cleared", async () => {
  const sent = answers({ body: { ...none, workplaces: ["workplace_type_hybrid"], remoteShare: 40 } });
  const { screen } = await section();
  await screen.getByRole("button", { name: "Edit “What you’re looking for”" }).click();
  await screen.getByRole("checkbox", { name: "Remote" }).click();
  await screen.getByRole("checkbox", { name: "Hybrid" }).click();
  await expect.element(screen.getByRole("combobox", { name: "Remote share of hybrid jobs" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => sent.findLast(({ path, body }) => path === wishesPath && body !== undefined)?.body)
    .toMatchObject({ workplaces: ["workplace_type_full_remote"], remoteShare: null });
});

test("a salary below the limit, or hours the wrong way round → the error at its field, and nothing is sent", async () => {
  const sent = answers({ body: none });
  const { screen } = await section();
  await screen.getByRole("button", { name: "Add “What you’re looking for”" }).click();
  await screen.getByRole("textbox", { name: /^Minimum gross salary/ }).fill("500");
  await screen.getByRole("textbox", { name: /^Minimum hours/ }).fill("40");
  await screen.getByRole("textbox", { name: /^Maximum hours/ }).fill("20");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("textbox", { name: /^Minimum gross salary/ })).toBeInvalid();
  await expect.element(screen.getByRole("textbox", { name: /^Maximum hours/ })).toBeInvalid();
  expect(sent.filter(({ path, body }) => path === wishesPath && body !== undefined)).toEqual([]);
});

test("the server refuses → the form stays open and says why", async () => {
  const sent = answers({ body: none });
  const { screen } = await section();
  await screen.getByRole("button", { name: "Add “What you’re looking for”" }).click();
  await screen.getByRole("checkbox", { name: "Switzerland" }).click();
  answers(problem("request.tooMany", 429, { params: { retryAfter: 20 } }));
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: "Switzerland" })).toBeChecked();
  expect(sent.length).toBeGreaterThan(0);
});

function draftOf({ labels: _labels, updated: _updated, ...draft }: JobWishes) {
  return draft;
}
