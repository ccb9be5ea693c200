import type { OwnJobPost } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aJob } from "~/testing/a-job.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobPostEditor } from "./job-post-editor.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "owner" } as unknown as ActingSpace;
const nothing = { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null } };
const workplaces = [{ id: "1", code: "workplace_type_full_remote", it: "Da remoto", en: "Fully remote", sort: 1 }];
const own = (fields: Partial<OwnJobPost> = {}): OwnJobPost => ({
  ...aJob({ jobPostStatus: "draft", publishedAt: null, expiresAt: null }),
  draftedParagraphs: [],
  plan: null,
  dailyBudget: null,
  outcome: null,
  answerBy: null,
  ...fields,
});

const contract = { free: { total: 3, used: 2 }, premium: { total: 10, used: 3 } };

async function open(post: OwnJobPost, role: ActingSpace["role"] = "owner") {
  answerFetch({
    [`/api/v1/talent/jobpost/${post.id}`]: { body: post },
    "/api/v1/talent/space/s1/contract/status": { body: contract },
    "/api/v1/autocomplete/search": { body: { ...nothing.body, content: workplaces } },
    "/api/v1/autocomplete/elastic": nothing,
    "/api/v1/location/search": nothing,
    "/api/v1/resume/estimate": { body: { occupation: null, area: null, figures: null } },
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <JobPostEditor id={post.id} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen };
}

afterEach(() => vi.unstubAllGlobals());

test("a linter finding in a job description is marked in the text and fixed with one click", async () => {
  const { screen } = await open(own({ description: "Cerchiamo un giovane tester." }));
  const box = screen.getByRole("textbox", { name: "Description" });
  const fix = screen.getByRole("button", { name: /^Fix \(“.*giovane”/ });
  await expect.element(fix).toBeVisible();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toContainEqual(
    expect.stringContaining("giovane"),
  );
  expect(await violations()).toEqual([]);
  await fix.click();
  await expect.element(fix).not.toBeInTheDocument();
  await expect.element(box).not.toHaveValue("Cerchiamo un giovane tester.");
});

test("missing pay and agreement are findings with a link to the field; other missing fields are links too", async () => {
  const { screen } = await open(own({ salaryMin: null, salaryMax: null, ccnl: null, weeklyHours: null }));
  await expect.element(screen.getByRole("button", { name: "Select (Salary missing)" })).toBeVisible();
  await expect.element(screen.getByText("3 to fix")).toBeVisible();
  await screen.getByRole("button", { name: "Select (Collective agreement missing)" }).click();
  await expect.element(screen.getByRole("combobox", { name: /^Collective agreement/ })).toHaveFocus();
  await screen.getByRole("button", { name: "Hours per week" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Hours per week" })).toHaveFocus();
});

test("publishing a job with missing fields → marks them and focuses the summary", async () => {
  const { screen } = await open(
    own({ description: "", weeklyHours: null, ccnl: null, travelType: null, location: null }),
  );
  await expect.element(screen.getByRole("textbox", { name: "Hours per week" })).not.toHaveAttribute("aria-invalid");
  await screen.getByRole("button", { name: "Publish…" }).click();
  await expect.element(screen.getByRole("alert")).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Hours per week" })).toHaveAttribute("aria-invalid", "true");
  expect(await violations()).toEqual([]);
});

test("choosing a workplace type in the job editor shows its fields and hides those of the other type", async () => {
  const { screen } = await open(own({ workplaceType: "workplace_type_hybrid", officePresence: 40 }));
  const share = screen.getByRole("slider", { name: "Time on site" });
  await expect.element(share).toHaveAttribute("aria-valuetext", "40% on site, 2 days out of 5");
  share.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(share).toHaveAttribute("aria-valuetext", "41% on site, about 2 days out of 5");
  await userEvent.click(screen.getByRole("combobox", { name: "Workplace" }));
  await userEvent.click(screen.getByRole("option", { name: "Fully remote" }));
  await expect.element(screen.getByRole("combobox", { name: "Remote work area" })).toHaveValue("Italy");
  await expect.element(share).not.toBeInTheDocument();
});

test("requirements of a job move by arrow keys, dragging and menu, and keep the focus", async () => {
  const skills = ["Java", "Python", "Rust"].map((name) => ({
    id: name,
    it: name,
    en: name,
    mandatory: false,
    minYears: null,
  }));
  const { screen } = await open(own({ skills }));
  const names = () => [...document.querySelectorAll("ol[aria-label=Skills] bdi")].map((name) => name.textContent);
  const handle = (name: string) => screen.getByRole("button", { name: `Move ${name}` });
  handle("Rust").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(names).toEqual(["Java", "Rust", "Python"]);
  await expect.element(handle("Rust")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.poll(names).toEqual(["Rust", "Java", "Python"]);
  await userEvent.dragAndDrop(handle("Rust"), handle("Python"));
  await expect.poll(names).toEqual(["Java", "Python", "Rust"]);
  await handle("Rust").click();
  await screen.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(names).toEqual(["Java", "Rust", "Python"]);
  await screen.getByRole("button", { name: "Remove Java" }).click();
  await expect.poll(names).toEqual(["Rust", "Python"]);
  await expect.element(screen.getByRole("button", { name: "Remove Rust" })).toHaveFocus();
});

test("viewer of the Space → the job editor is read-only and has no buttons", async () => {
  const post = own({ ccnl: null, description: "Cerchiamo un giovane tester." });
  const { screen } = await open(post, "viewer");
  await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveAttribute("readonly");
  await expect.element(screen.getByText(/giovane” suggests an age/)).toBeVisible();
  expect(
    screen
      .getByRole("button")
      .elements()
      .map((button) => button.textContent),
  ).toEqual([]);
  expect(await violations()).toEqual([]);
});

test("published job with unsaved edits → opening and cancelling an action saves none of them", async () => {
  const post = own({ jobPostStatus: "published", publishedAt: "2026-11-01T08:00:00Z", answerBy: null });
  const { screen } = await open(post);
  const requests = vi.spyOn(globalThis, "fetch");
  const box = screen.getByRole("textbox", { name: "Description" });
  await userEvent.fill(box, "Edited, not confirmed.");
  await expect.element(screen.getByText("Unsaved changes")).toBeVisible();
  screen
    .getByRole("button", { name: `Actions for ${post.title}` })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  const suspend = screen.getByRole("menuitem", { name: /^Suspend/ });
  await expect.element(suspend).toBeInTheDocument();
  suspend.element().focus();
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Suspend this job?" });
  await expect.element(dialog).toBeVisible();
  expect(requests.mock.calls.filter(([, init]) => init?.method === "PATCH")).toEqual([]);
  await expect.element(dialog.getByText(/^Your unsaved changes won’t be published/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText("Unsaved changes")).toBeVisible();
  await expect.element(box).toHaveValue("Edited, not confirmed.");
  expect(requests.mock.calls.filter(([, init]) => init?.method === "PATCH")).toEqual([]);
});
