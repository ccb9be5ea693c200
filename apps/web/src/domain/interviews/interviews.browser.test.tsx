import type { Me } from "@orbita/contract";
import { dayAfter, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import { problemText } from "@orbita/i18n/errors";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aMyInterview, aSpaceInterview, someMembers } from "~/testing/an-interview.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { dayOf, ownZone } from "~/domain/interviews/clock.ts";
import { InterviewPart } from "~/domain/interviews/interview-part.tsx";
import { MyInterviews } from "~/domain/interviews/my-interviews.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "recruiter" } as unknown as ActingSpace;
const applicationId = aSpaceInterview().applicationId!;
const davide = someMembers[0]!.userId;
const list = (content: unknown[]) => ({ body: { content, page: 0, size: 20, totalElements: content.length } });
/** The Monday of next week, so that no time of the week is past. */
const monday = dayAfter(mondayOf(wallTimeAt(ownZone(), new Date()).day), 7);
const dayName = (index: number) => dayOf("en", "UTC", new Date(`${dayAfter(monday, index)}T12:00:00Z`));

async function openDialog(busy: unknown[] = [], more: object = {}) {
  const sent = answerFetch({
    "/api/v1/talent/interview": list([]),
    "/api/v1/talent/interview/busy": { body: busy },
    "/api/v1/public/space/s1/users": { body: someMembers },
    ...more,
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <InterviewPart open canMoveOn subject={{ applicationId }} name="Tommaso Grieco" callName="Tommaso" />
          <Toaster label="Messages" closeLabel="Close" />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
    { me: { id: davide } as Me },
  );
  await screen.getByRole("button", { name: "Propose interview…" }).click();
  await expect.element(screen.getByRole("dialog", { name: /^Invite Tommaso Grieco/ })).toBeVisible();
  const shown = screen.getByRole("button", { name: "Previous week" }).element();
  // Late in the week, the dialog already starts with the next week.
  if ((shown as HTMLButtonElement).disabled) await screen.getByRole("button", { name: "Next week" }).click();
  return { screen, sent };
}

beforeEach(() => page.viewport(1440, 900));
afterEach(() => vi.unstubAllGlobals());

test("interview times are chosen by mouse and keyboard, busy times cannot be chosen, and the proposal is sent", async () => {
  const at = (hours: number) => new Date(Date.parse(`${monday}T00:00:00`) + hours * 3_600_000).toISOString();
  const busy = [{ userId: davide, startsAt: at(10), endsAt: at(11) }];
  const { screen, sent } = await openDialog(busy);
  const send = screen.getByRole("button", { name: /^Send/ });
  await expect.element(send).toBeDisabled();
  await screen.getByRole("gridcell", { name: `${dayName(0)}, 10:30, busy` }).click({ force: true });
  await expect.element(screen.getByText("Choose at least two times")).toBeVisible();

  await screen.getByRole("gridcell", { name: `${dayName(1)}, 9:30`, exact: true }).click();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown} ");
  await expect
    .element(screen.getByRole("gridcell", { name: `${dayName(2)}, 10:30`, exact: true }))
    .toHaveAttribute("aria-selected", "true");
  await screen.getByRole("gridcell", { name: `${dayName(3)}, 14:00`, exact: true }).click();
  // The time overlaps a chosen time, so it cannot be chosen.
  await screen.getByRole("gridcell", { name: `${dayName(3)}, 14:30`, exact: true }).click({ force: true });
  // The text beside the button names the next missing input, one at a time.
  await expect.element(screen.getByText("Enter the video call link")).toBeVisible();
  await screen.getByLabelText("Link").fill("https://meet.example/lanterna");
  await expect.element(screen.getByText("Enter the interview topics")).toBeVisible();
  await screen.getByLabelText("Add interviewer").selectOptions("Marta Olivieri");
  await screen.getByLabelText("Interview topics").fill("Code e magazzini");
  await expect.element(screen.getByText(/^Tommaso can reply until/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send 3 times" })).toBeEnabled();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Send 3 times" }).click();
  await vi.waitFor(() => expect(sent.some(({ body }) => body !== undefined)).toBe(true));
  expect(sent.find(({ body }) => body !== undefined)).toMatchObject({
    path: "/api/v1/talent/interview",
    body: {
      applicationId,
      minutes: 45,
      way: "video",
      with: [davide, someMembers[1]!.userId],
      about: "Code e magazzini",
      moveOn: false,
      zone: ownZone(),
      slots: [at(24 + 9.5), at(48 + 10.5), at(72 + 14)],
      answerBy: at(24 + 9),
    },
  });
});

test("proposing an interview on a phone → the week is a list of days with their free times", async () => {
  await page.viewport(390, 844);
  const { screen } = await openDialog();
  await screen.getByRole("button", { name: `${dayName(0)}, 9:00`, exact: true }).click();
  await screen.getByRole("button", { name: `${dayName(4)}, 17:30`, exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Send 2 times" })).toBeVisible();
  await expect.element(screen.getByRole("grid")).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});

const showMine = async (answers: Parameters<typeof answerFetch>[0], entry = "/") => {
  const sent = answerFetch(answers);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <MyInterviews subject={{ applicationId }} />
        <Toaster label="Messages" closeLabel="Close" />
      </QueryRoot>
    </UiRoot>,
    { entry },
  );
  return { screen, sent };
};

test("the talent picks a free interview time; if the time was just taken, an error is shown", async () => {
  const { id } = aMyInterview();
  const { screen, sent } = await showMine({
    "/api/v1/public/interview": list([aMyInterview()]),
    [`/api/v1/public/interview/${id}/pick`]: problem("interview.slotTaken", 409),
  });
  const radios = screen.getByRole("radio");
  await expect.element(radios.nth(0)).toBeEnabled();
  await expect.element(radios.nth(1)).toBeDisabled();
  await expect.element(screen.getByText(/^Times are in your time zone/)).toBeVisible();
  await radios.nth(2).click();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Choose this time" }).click();
  await expect.element(screen.getByText(problemText("interview.slotTaken", "en"))).toBeVisible();
  expect(sent.find(({ body }) => body !== undefined)?.body).toEqual({
    startsAt: "2026-11-19T13:00:00.000Z",
    version: 1,
    zone: ownZone(),
  });
});

test("a link in a mail with a free time → that time is selected and waits for confirmation", async () => {
  const { screen, sent } = await showMine(
    { "/api/v1/public/interview": list([aMyInterview()]) },
    "/?time=2026-11-19T13:00Z",
  );
  await expect.element(screen.getByRole("radio").nth(2)).toBeChecked();
  await expect.element(screen.getByRole("button", { name: "Choose this time" })).toBeEnabled();
  expect(sent.every(({ body }) => body === undefined)).toBe(true);
});

test("a link in a mail with a time that was taken → no time is selected", async () => {
  const { screen } = await showMine({ "/api/v1/public/interview": list([aMyInterview()]) }, "/?time=2026-11-18T09:30Z");
  await expect.element(screen.getByRole("radio").nth(1)).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Choose this time" })).toBeDisabled();
});

test("confirmed interview → the talent gets a calendar file, can cancel it, or ask for another time with a message", async () => {
  const startsAt = "2026-11-17T08:30:00.000Z";
  const { id } = aMyInterview();
  const { screen, sent } = await showMine({
    "/api/v1/public/interview": list([aMyInterview({ state: "confirmed", startsAt, version: 2 })]),
    [`/api/v1/public/interview/${id}/ask`]: { body: aMyInterview({ state: "moveAsked", startsAt, version: 3 }) },
  });
  await expect.element(screen.getByRole("button", { name: "Add to calendar" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Cancel interview…" })).toBeVisible();
  await screen.getByRole("button", { name: "Ask for another time…" }).click();
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  await screen.getByLabelText("When are you available?").fill("Dopo le 15");
  await screen.getByRole("button", { name: "Send" }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ body }) => body !== undefined)?.body).toMatchObject({ words: "Dopo le 15" }),
  );
});

test("no interview time fits the talent → the Space reads the message; recruiters may propose other times, viewers not", async () => {
  const said = {
    kind: "noneFits",
    side: "talent",
    by: null,
    words: "Quella settimana sono fuori",
    startsAt: null,
    at: "2026-11-16T11:00:00.000Z",
  } as const;
  const interview = aSpaceInterview({ state: "noneFits", steps: [...aSpaceInterview().steps, said] });
  answerFetch({ "/api/v1/talent/interview": list([interview]) });
  const show = (role: ActingSpace["role"]) =>
    renderPage(
      <UiRoot>
        <QueryRoot>
          <ActingSpaceProvider space={{ ...space, role }}>
            <InterviewPart open subject={{ applicationId }} name="Application 5ZLC" callName="Application 5ZLC" />
          </ActingSpaceProvider>
        </QueryRoot>
      </UiRoot>,
    );
  const { screen } = await show("recruiter");
  await expect.element(screen.getByText("“Quella settimana sono fuori”")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Propose other times…" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Propose interview…" })).not.toBeInTheDocument();
  await screen.unmount();
  const reader = await show("viewer");
  await expect.element(reader.screen.getByText("“Quella settimana sono fuori”")).toBeVisible();
  await expect.element(reader.screen.getByRole("button", { name: "Propose other times…" })).not.toBeInTheDocument();
});
