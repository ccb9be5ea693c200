import type { PriorContact } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ContactRequestButton } from "./contact-request-button.tsx";

afterEach(() => vi.unstubAllGlobals());

const space = {
  id: "s1",
  name: "Lanterna Software",
  url: "lanterna",
  role: "recruiter",
  verified: true,
} as ActingSpace;
const none = { content: [], page: 0, size: 1, totalElements: 0, totalPages: 0, cursor: null };
const values = {
  ...none,
  content: [
    { id: "1", type: "contract_type", code: "contract_type_full", it: "Tempo pieno", en: "Full time", sort: 1 },
  ],
};
const make = "/api/v1/talent/contact-request";
const answers = {
  "/api/v1/autocomplete/search": { body: values },
  "/api/v1/talent/jobpost/search": { body: none },
  "/api/v1/talent/contact-request/quota": { body: { perDay: 20, left: 3 } },
};

const show = (contactRequest: PriorContact["contactRequest"], role: ActingSpace["role"] = "recruiter") =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <ContactRequestButton resumeId="r1" contactRequest={contactRequest} name="Giulia Ferraris" />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );

test("contact request form with invalid input → each field is marked, and nothing is sent", async () => {
  const sent = answerFetch(answers);
  const { screen } = await show(null);
  await screen.getByRole("button", { name: "Contact Giulia Ferraris" }).click();
  await expect.element(screen.getByText("3 contact requests left today")).toBeVisible();
  await screen.getByLabelText("Minimum gross salary per year").fill("999");
  await screen.getByLabelText("Maximum gross salary per year").fill("998");
  await screen.getByRole("button", { name: "Send contact request" }).click();
  for (const name of [
    "Job title",
    "Minimum gross salary per year",
    "Maximum gross salary per year",
    "Working hours",
    "Workplace type",
    "Message",
  ])
    await expect.element(screen.getByLabelText(name, { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(sent.map(({ path }) => path)).not.toContain(make);
  expect(await violations()).toEqual([]);
});

test("existing contact request → its state instead of the button; withdrawn → the button; viewer → no button", async () => {
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  answerFetch({ [make]: problem("server.internal", 500) });
  const sent = await show({ id: "o1", state: "sent", at });
  await expect.element(sent.screen.getByRole("link", { name: "Contact request sent 3 days ago" })).toBeVisible();
  await sent.screen.unmount();
  const no = await show({ id: "o1", state: "declined", at });
  await expect.element(no.screen.getByText("Contact request declined")).toBeVisible();
  await no.screen.unmount();
  const back = await show({ id: "o1", state: "withdrawn", at });
  await expect.element(back.screen.getByRole("button")).toBeVisible();
  await back.screen.unmount();
  const viewer = await show(null, "viewer");
  expect(viewer.screen.container.querySelector("button")).toBeNull();
});
