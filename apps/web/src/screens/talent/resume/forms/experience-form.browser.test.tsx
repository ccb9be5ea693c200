import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { aResume } from "~/testing/a-resume.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ResumeToolsProvider, type ResumeTools } from "../resume-context.tsx";
import { ExperienceForm } from "./experience-form.tsx";

const pageOf = (...content: readonly object[]) => ({
  body: { content, page: 0, size: 8, totalElements: content.length, totalPages: 1, cursor: null },
});
const backend = {
  id: "backend",
  itMasculine: "Sviluppatore backend",
  itFeminine: "Sviluppatrice backend",
  en: "Backend developer",
};

const tools: ResumeTools = {
  resume: aResume(),
  change: () => {},
  say: () => {},
  isOpen: () => true,
  openForm: () => {},
  closeForm: () => {},
  setDirty: () => {},
  suggest: { run: () => {}, busy: false, error: null },
};

async function form(answers: Parameters<typeof answerFetch>[0] = {}) {
  const sent = answerFetch({
    "/api/v1/occupation/search": pageOf(backend),
    "/api/v1/public/space/search": pageOf({ id: "s1", name: "Portolano", url: "portolano" }),
    "/api/v1/location/search": pageOf({ id: "D969", city: "Genova", province: "GE", country: "IT" }),
    ...answers,
  });
  const onSave = vi.fn<(entry: object) => void>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ResumeToolsProvider value={tools}>
          <main>
            <h1>CV</h1>
            <ExperienceForm form="experience:new" entry={null} onSave={onSave} onCancel={() => {}} />
          </main>
        </ResumeToolsProvider>
      </QueryRoot>
    </UiRoot>,
  );
  const field = (name: RegExp) => screen.getByRole("combobox", { name });
  return { screen, sent, onSave, field };
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.unstubAllGlobals());

test("experience form: role, company and city suggest names; chosen ones are saved", async () => {
  const { screen, onSave, field } = await form();
  await field(/^Role/).fill("sviluppatr");
  await expect.element(screen.getByRole("option", { name: "Sviluppatrice backend" })).toBeVisible();
  expect(screen.getByRole("option", { name: "Backend developer" }).elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  await screen.getByRole("option", { name: "Sviluppatrice backend" }).click();
  await expect.element(field(/^Role/)).toHaveValue("Sviluppatrice backend");
  await field(/^Company/).fill("porto");
  await screen.getByRole("option", { name: "Portolano" }).click();
  await field(/^City/).fill("gen");
  await screen.getByRole("option", { name: "Genova" }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Sviluppatrice backend", company: "Portolano", city: "Genova" }),
    ),
  );
});

test("experience form: a role that the list does not have is saved as typed, also if suggestions fail to load", async () => {
  const { screen, onSave, field } = await form({ "/api/v1/occupation/search": { status: 503 } });
  await field(/^Role/).fill("Custode dei fari");
  await screen.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ title: "Custode dei fari" })));
});

test("experience form without role and company → the error is shown at the role, which gets the focus", async () => {
  const { screen, field } = await form();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(field(/^Role/)).toHaveAttribute("aria-invalid", "true");
});
