import type { Application, RejectionDraft } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { anApplication } from "~/testing/an-application.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { RejectDialog } from "./reject-dialog.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "recruiter" } as unknown as ActingSpace;
const amir = anApplication({
  blind: false,
  name: "Amir Haddad",
  status: "inReview",
  moved: "2026-11-08T09:00:00.000Z",
});
const rejection = `/api/v1/talent/application/${amir.id}/rejection`;

const draft = (more: Partial<RejectionDraft> = {}): RejectionDraft => ({
  language: "it",
  words: { it: "Serviva Kubernetes.", en: "It needs Kubernetes." },
  mails: {
    it: { subject: "La tua candidatura", title: "Ciao Amir.", paragraphs: ["Serviva Kubernetes."], signature: "Marta" },
    en: { subject: "Your application", title: "Hi Amir.", paragraphs: ["It needs Kubernetes."], signature: "Marta" },
  },
  findings: [],
  others: [{ id: "019f0000-0000-7000-8000-0000000000c0", title: "Tester" }],
  ...more,
});

async function open(applications: Application[], answer = draft()) {
  const done = {
    moved: applications.map(({ id }) => ({ id, stepId: `step-${id}`, version: 2 })),
    refused: [],
    undoUntil: "2026-11-15T12:10:00.000Z",
  };
  const sent = answerFetch({
    [`/api/v1/talent/application/${amir.id}`]: { body: amir },
    "/api/v1/talent/space/s1/stages": { body: { labels: [] } },
    "/api/v1/talent/application/move": { body: done },
    [rejection]: { body: answer },
  });
  const onDone = vi.fn<(done: object) => void>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <RejectDialog applications={applications} onDone={onDone} onClose={() => undefined} />
          <Toaster label="Messages" closeLabel="Close" />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("radio", { name: /^A requirement is missing/ })).toBeVisible();
  const send = () => screen.getByRole("button", { name: "Reject and reply" }).click();
  return { screen, sent, onDone, send, moved: () => sent.find(({ path }) => path.endsWith("/move"))?.body };
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("rejection of a candidate → needs a reason and a missing requirement, previews the email and sends both texts", async () => {
  const { screen, send, moved, onDone } = await open([amir]);
  await expect.element(screen.getByRole("heading", { name: "Reject and reply to Amir Haddad" })).toBeVisible();
  await send();
  await expect.element(screen.getByText("Select a reason", { exact: true })).toBeVisible();
  await screen.getByRole("radio", { name: /^A requirement is missing/ }).click();
  await send();
  await expect.element(screen.getByText("Select at least one requirement")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Java", exact: true })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Kubernetes" }).click();
  const text = screen.getByRole("textbox", { name: "Reply text" });
  await expect.element(text).toHaveValue("Serviva Kubernetes.");
  await expect.element(screen.getByText("Ciao Amir.")).toBeVisible();
  await expect.element(screen.getByText("Amir chose Italian. The English text is ready too.")).toBeVisible();
  await screen.getByRole("checkbox", { name: "Suggest the job “Tester” to Amir" }).click();
  expect(await violations()).toEqual([]);
  await screen.getByRole("radio", { name: "English" }).click();
  await expect.element(screen.getByText("Hi Amir.")).toBeVisible();
  await text.fill("We liked your lines.");
  await send();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(moved()).toEqual({
    ids: [amir.id],
    to: "rejected",
    rejection: {
      reason: "requirement",
      requirements: ["kubernetes"],
      words: { it: "Serviva Kubernetes.", en: "We liked your lines." },
      suggestedJobPostId: "019f0000-0000-7000-8000-0000000000c0",
    },
  });
  await expect.element(screen.getByText("Application rejected. The email will go out in 10 minutes.")).toBeVisible();
});

test("rejection text that mentions a protected characteristic → marked, and not sent until it is corrected", async () => {
  const finding = { language: "it" as const, quote: "troppo giovane" };
  const { screen, send, moved, onDone } = await open([amir], draft({ findings: [finding] }));
  await screen.getByRole("radio", { name: "Other", exact: true }).click();
  const text = screen.getByRole("textbox", { name: "Reply text" });
  await expect.element(text).toHaveValue("Serviva Kubernetes.");
  await text.fill("Sei troppo giovane.");
  await expect.element(screen.getByText(/“troppo giovane” refers to a subject that can’t be considered/)).toBeVisible();
  await expect.element(text).toHaveAttribute("aria-invalid", "true");
  await send();
  expect(moved()).toBeUndefined();
  await text.fill("Serviva altro.");
  await send();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

test("rejection of several candidates → names them in the header and needs a text in both languages", async () => {
  await page.viewport(390, 844);
  const blind = anApplication({ id: "019f0000-0000-7000-8000-0000000000a9", code: "7F2K" });
  const { screen, send, moved } = await open([amir, blind]);
  await expect.element(screen.getByRole("heading", { name: "Reject and reply to 2 applications" })).toBeVisible();
  await expect.element(screen.getByText("Amir Haddad, Application 7F2K")).toBeVisible();
  await screen.getByRole("radio", { name: /^Position closed/ }).click();
  await expect
    .element(
      screen.getByText("Each candidate will read the text in the language they chose, so fill in both versions."),
    )
    .toBeVisible();
  const text = screen.getByRole("textbox", { name: "Reply text" });
  await expect.element(text).toHaveValue("Serviva Kubernetes.");
  await screen.getByRole("radio", { name: "English" }).click();
  await text.fill(" ");
  await screen.getByRole("radio", { name: "Italiano" }).click();
  await send();
  await expect.element(screen.getByText("Enter the English text")).toBeVisible();
  expect(moved()).toBeUndefined();
  expect(await violations()).toEqual([]);
});
