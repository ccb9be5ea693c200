import type { MyWholeApplication } from "@orbita/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { beforeEach, expect, test, vi } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { aResume } from "~/testing/a-resume.ts";
import { myApplication, someEvidence } from "~/testing/my-application.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ApplyForm } from "./apply-form.tsx";

const job = aJob({
  blind: true,
  screeningQuestions: [
    { text: "Patente B?", kind: "yesNo", mandatory: true, options: [] },
    { text: "Da quando?", kind: "choice", mandatory: false, options: ["Subito", "Tra un mese"] },
  ],
});
const preparation = {
  evidence: [someEvidence()],
  readers: [
    { name: "Marta Olivieri", role: "owner", qualification: null, profileImage: null },
    { name: "Davide Parodi", role: "recruiter", qualification: null, profileImage: null },
  ],
  blind: true,
  replyBy: "2026-11-22T10:00:00.000Z",
  existing: null,
  resumeUpdated: "2026-11-09T10:00:00.000Z",
  resumeEmpty: false,
  assistant: true,
};
const apply = "/api/v1/public/application";
const answers = {
  [`/api/v1/public/application/prepare/${job.id}`]: { body: preparation },
  "/api/v1/public/application/signal": { status: 204 },
  "/api/v1/resume": { body: aResume({ summary: "Servizi per i porti." }) },
  "/api/v1/resume/versions": { body: [] },
  "/api/v1/resume/uploads": { body: [] },
  [apply]: { body: myApplication() },
};

function show(onSent = vi.fn<(application: MyWholeApplication) => void>()) {
  return renderPage(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApplyForm job={job} onClose={() => {}} onSent={onSent} />
      </QueryClientProvider>
    </UiProvider>,
  );
}
beforeEach(() => localStorage.clear());

test("the application form shows readers, reply date, the blind first stage and AI use before sending", async () => {
  answerFetch(answers);
  const { screen } = await show();
  const dialog = screen.getByRole("dialog", { name: "Apply to Lanterna Software" });
  await expect.element(dialog.getByText("They’ll reply by 22 November")).toBeVisible();
  await expect.element(dialog.getByText(/Marta and Davide will read your application\./)).toBeVisible();
  await expect.element(dialog.getByText(/Anonymous first stage\./)).toBeVisible();
  await expect.element(dialog.getByText(/An AI may answer the Space’s questions/)).toBeVisible();
  await expect.element(dialog.getByLabelText(/^Cover note/)).toHaveFocus();
  expect(await violations()).toEqual([]);
});

test("application form with a missing required answer → the question is marked and focused; completed → sent once", async () => {
  const sent = answerFetch(answers);
  const onSent = vi.fn<(application: MyWholeApplication) => void>();
  const { screen } = await show(onSent);
  await screen.getByLabelText(/^Cover note/).fill("Conosco la banchina.");
  const send = screen.getByRole("button", { name: "Send application" });
  await send.click();
  await expect.element(screen.getByText("Answer this question")).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Yes" })).toHaveFocus();
  await screen.getByRole("radio", { name: "Yes" }).click();
  await send.click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent.filter(({ path }) => path === apply).map(({ body }) => body)).toEqual([
    {
      jobPostId: job.id,
      versionId: null,
      documentId: null,
      motivation: "Conosco la banchina.",
      answers: [{ question: 0, answer: "yes" }],
      source: null,
    },
  ]);
  expect(localStorage.getItem("orbita.drafts")).toBeNull();
});

test("a draft of the application form is restored; applying to a closed job → a link to open jobs, and the draft is kept", async () => {
  answerFetch({ ...answers, [apply]: problem("jobPost.closed", 409) });
  const first = await show();
  await first.screen.getByLabelText(/^Cover note/).fill("Conosco la banchina.");
  await first.screen.getByRole("radio", { name: "No", exact: true }).click();
  await first.screen.unmount();
  const { screen } = await show();
  await expect.element(screen.getByLabelText(/^Cover note/)).toHaveValue("Conosco la banchina.");
  await screen.getByRole("button", { name: "Send application" }).click();
  await expect.element(screen.getByRole("alert").getByRole("link", { name: "See open jobs" })).toBeVisible();
  expect(localStorage.getItem("orbita.drafts")).toContain("Conosco la banchina.");
});

test("applicant with an empty CV → the application cannot be sent, and a link to upload a CV is shown", async () => {
  answerFetch({
    ...answers,
    [`/api/v1/public/application/prepare/${job.id}`]: { body: { ...preparation, resumeEmpty: true } },
  });
  const { screen } = await show();
  await expect.element(screen.getByRole("link", { name: "Upload CV" })).toHaveAttribute("href", "/resume/upload");
  await expect.element(screen.getByRole("button", { name: "Send application" })).toBeDisabled();
});
