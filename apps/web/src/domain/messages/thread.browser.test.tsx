import type { Thread as Read } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { Thread } from "./thread.tsx";

const id = "01910000-0000-7000-8000-000000000001";
const message = (seq: number, more: Partial<Read["messages"][number]> = {}): Read["messages"][number] => ({
  id: `01910000-0000-7000-8000-00000000010${seq}`,
  seq,
  side: "talent",
  mine: false,
  author: "Giulia Ferraris",
  text: `Words ${seq}`,
  files: [],
  filesWaiting: 0,
  hidden: false,
  at: "2026-11-15T09:00:00.000Z",
  ...more,
});
const thread = (more: Partial<Read> = {}): Read => ({
  id,
  about: "application",
  title: "Tester",
  jobPostId: null,
  space: { id: "s1", name: "Lanterna", url: "lanterna", logo: null },
  person: { name: "Giulia Ferraris", code: "5ZLC", image: null },
  unread: 0,
  mayWrite: true,
  closed: null,
  messages: [],
  before: null,
  readTo: 0,
  seenTo: 0,
  language: "it",
  ...more,
});

async function show(first: Read, more: object = {}) {
  const answers: Record<string, { body: unknown }> = {
    [`/api/v1/talent/message/${id}`]: { body: first },
    [`/api/v1/talent/message/${id}/read`]: { body: null },
    "/api/v1/talent/message-template": { body: [] },
    ...more,
  };
  const sent = answerFetch(answers);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <Thread looker={{ spaceId: "s1" }} id={id} focus />
      </QueryRoot>
    </UiRoot>,
  );
  return { screen, sent, answers };
}

beforeEach(() => page.viewport(900, 900));
afterEach(() => vi.unstubAllGlobals());

test("message thread in view → marked as read; withheld attachments and hidden messages are explained", async () => {
  const { screen, sent } = await show(
    thread({
      unread: 2,
      seenTo: 1,
      messages: [
        message(1, { side: "space", mine: true, author: "Davide Parodi" }),
        message(2, { filesWaiting: 2, author: null }),
        message(3, { text: null, hidden: true }),
      ],
    }),
  );
  await expect.element(screen.getByText("Words 1")).toBeVisible();
  await expect.element(screen.getByText("Read", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("You’ll see the attachments once the name is visible.")).toBeVisible();
  await expect.element(screen.getByText("This message was hidden by our moderators.")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Your message" })).toHaveFocus();
  await expect.poll(() => sent.find(({ path }) => path.endsWith("/read"))?.body).toEqual({ seq: 3 });
  expect(await violations()).toEqual([]);
});

test("Ctrl+Enter sends a message; a refused message stays in the field", async () => {
  const address = `/api/v1/talent/message/${id}`;
  const { screen, sent, answers } = await show(thread());
  await expect.element(screen.getByText("No messages yet.")).toBeVisible();
  const field = screen.getByRole("textbox", { name: "Your message" });
  await field.fill("Ciao");
  const refused = problem("application.wording", 409, { params: { quote: "Ciao" } });
  answers[address] = refused as never;
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByText(problemText("application.wording", "en", { quote: "Ciao" }))).toBeVisible();
  await expect.element(field).toHaveValue("Ciao");
  const said = thread({ messages: [message(1, { side: "space", mine: true, text: "Ciao" })] });
  // The page ignores the response to sending and fetches the thread again, so this body serves both requests.
  answers[address] = { body: said };
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(screen.getByRole("log").getByText("Ciao")).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  const bodies = sent.filter(({ body }) => body !== undefined).map(({ body }) => body);
  expect(bodies).toEqual([
    { text: "Ciao", fileIds: [] },
    { text: "Ciao", fileIds: [] },
  ]);
});

test("change event for a message thread → the new message of the other side appears", async () => {
  const { screen, answers } = await show(thread());
  await expect.element(screen.getByText("No messages yet.")).toBeVisible();
  answers[`/api/v1/talent/message/${id}`] = { body: thread({ messages: [message(1, { text: "Eccomi" })] }) };
  emitChangeEvent({ type: "message.changed", id, at: "2026-11-15T12:00:00.000Z" });
  await expect.element(screen.getByText("Eccomi")).toBeVisible();
});

test("closed message thread → the reason is shown and there is no text field", async () => {
  const { screen } = await show(thread({ mayWrite: false, closed: "withdrawn", messages: [message(1)] }));
  await expect.element(screen.getByText(/^The application was withdrawn/)).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});
