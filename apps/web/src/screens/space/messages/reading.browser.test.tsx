import type { Thread as Read } from "@orbita/contract";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { Thread } from "~/domain/messages/thread.tsx";

const id = "01910000-0000-7000-8000-000000000001";
const unread: Read = {
  id,
  about: "application",
  title: "Tester",
  jobPostId: null,
  space: { id: "s1", name: "Lanterna", url: "lanterna", logo: null },
  person: null,
  unread: 1,
  mayWrite: true,
  closed: null,
  messages: [
    {
      id: "01910000-0000-7000-8000-000000000101",
      seq: 1,
      side: "space",
      mine: false,
      author: "Davide Parodi",
      text: "Ci vediamo martedì?",
      files: [],
      filesWaiting: 0,
      hidden: false,
      at: "2026-11-15T09:00:00.000Z",
    },
  ],
  before: null,
  readTo: 0,
  seenTo: 0,
  language: "it",
};

/** Content above the message thread that renders later than the thread, as interviews and the timeline do. */
function LateContent({ height }: { height: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return <div style={{ height: shown ? height : 0 }} />;
}

async function show(height: number) {
  const sent = answerFetch({
    [`/api/v1/public/message/${id}`]: { body: unread },
    [`/api/v1/public/message/${id}/read`]: { body: null },
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <LateContent height={height} />
        <Thread looker={{ spaceId: null }} id={id} />
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByText("Ci vediamo martedì?")).toBeInTheDocument();
  const marks = () => sent.filter(({ path }) => path.endsWith("/read")).length;
  return { screen, marks };
}

/** Waits, in a test, longer than the time after which a visible message counts as read. */
const pause = () => new Promise((done) => setTimeout(done, 1_500));

beforeEach(() => page.viewport(900, 800));
afterEach(() => vi.unstubAllGlobals());

test("late content pushes a message thread out of view → unread until the user scrolls to the thread", async () => {
  const { screen, marks } = await show(3_000);
  await pause();
  expect(marks()).toBe(0);
  screen.getByText("Ci vediamo martedì?").element().scrollIntoView();
  await expect.poll(marks).toBe(1);
});

test("message thread in view → marked as read", async () => {
  const { marks } = await show(0);
  await expect.poll(marks).toBe(1);
});

test("message thread in view in a hidden tab → unread until the tab is shown", async () => {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { marks } = await show(0);
  await pause();
  expect(marks()).toBe(0);
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(marks).toBe(1);
  state.mockRestore();
});
