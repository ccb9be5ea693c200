import type { Notification, NotificationKind } from "@orbita/contract";
import { notificationKinds } from "@orbita/contract/people/schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { emitChangeEvent } from "../realtime/change-events.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { aNotification } from "~/testing/a-notification.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { Bell } from "./bell.tsx";
import { NotificationsPage } from "./notifications-page.tsx";

const list = "/api/v1/notifications";
const answer = (content: Notification[]) => ({
  body: {
    content,
    page: 0,
    size: 30,
    totalElements: content.length,
    totalPages: 1,
    cursor: null,
    unread: content.filter(({ read }) => !read).length,
  },
});
const page = (
  <QueryRoot>
    <NotificationsPage space={undefined} topic={undefined} />
  </QueryRoot>
);

beforeEach(() => browser.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("every kind of notification has a sentence and links to its subject", async () => {
  const data: Record<NotificationKind, [Record<string, string>, string, string]> = {
    "application.moved": [
      { to: "offer" },
      "Lanterna Software moved your application to the offer stage",
      "/applications?id=",
    ],
    "application.late": [{ days: "2" }, "Lanterna Software is 2 days late with its reply", "/applications?id="],
    "application.received": [{ code: "7F2K", met: "5" }, "New application: 7F2K", "/applications?candidate="],
    "application.withdrawn": [{ who: "9BXW" }, "Application 9BXW was withdrawn", "/applications?candidate="],
    "application.answerDue": [
      { who: "Amir Haddad", late: "true", days: "1" },
      "The reply to Amir Haddad is 1 day late",
      "/applications?candidate=",
    ],
    "promise.near": [{ late: "3", recent: "18" }, "Lanterna Software has 3 late replies", "/applications?late=true"],
    "space.verification": [{ event: "verified" }, "The Space is verified", "/settings/verification"],
    "jobPost.notice": [{ notice: "jobPostStillOpen", title: "Tester" }, "Is Tester still open?", "/job-posts/"],
    "offer.received": [
      { offerId: "o1", title: "Tester" },
      "Lanterna Software sent you a contact request",
      "/contact-requests?id=o1",
    ],
    "offer.answered": [
      { offerId: "o1", answer: "accepted" },
      "Your contact request was accepted",
      "/contact-requests?id=o1",
    ],
    "interview.proposed": [
      { side: "talent", title: "Tester" },
      "Lanterna Software proposed some interview times",
      "/applications?id=",
    ],
    "interview.confirmed": [
      { side: "member", who: "9BXW", title: "Tester", startsAt: "2026-11-17T08:30:00Z" },
      "Interview with candidate 9BXW booked",
      "/applications?candidate=",
    ],
    "interview.moved": [
      { side: "member", who: "Amir Haddad", title: "Tester" },
      "Other times proposed to Amir Haddad",
      "/applications?candidate=",
    ],
    "interview.asked": [
      { side: "member", who: "Amir Haddad", asked: "moveAsked" },
      "Amir Haddad asked to reschedule the interview",
      "/applications?candidate=",
    ],
    "interview.cancelled": [{ side: "talent" }, "Interview with Lanterna Software cancelled", "/applications?id="],
    "interview.reminder": [
      { side: "talent", before: "hour" },
      "Interview with Lanterna Software in one hour",
      "/applications?id=",
    ],
    "message.received": [
      { threadId: "t1", side: "talent", title: "Tester" },
      "Lanterna Software sent you a message",
      "/messages/t1",
    ],
    "search.matched": [
      { searchId: "s1", of: "jobs", name: "Tester", count: "2" },
      "2 new jobs for a saved search",
      "/saved-searches?open=s1",
    ],
    "jobFit.found": [
      { week: "2026-11-16", count: "5", title: "Sviluppo backend" },
      "5 new jobs that fit your CV",
      "/fits",
    ],
    "resume.ready": [
      { uploadId: "u1", fields: "44", unplaced: "3" },
      "Your CV is ready to review",
      "/resume/uploads/u1",
    ],
    "feed.mentioned": [{ who: "Amir Haddad" }, "Amir Haddad mentioned you", "/feed/post/"],
    "feed.commented": [{ who: "Amir Haddad" }, "Amir Haddad commented on your post", "/feed/post/"],
    "channel.posted": [
      { who: "Amir Haddad", channel: "porti" },
      "Amir Haddad posted in one of your channels",
      "/feed/post/",
    ],
    "channel.invited": [
      { who: "Amir Haddad", channel: "porti" },
      "Amir Haddad invited you to a channel",
      "/feed/channel/porti",
    ],
    "channel.accepted": [{ channel: "porti" }, "You’re now a member of the channel", "/feed/channel/porti"],
    "channel.asked": [
      { who: "Amir Haddad", channel: "porti" },
      "Amir Haddad wants to join a channel",
      "/feed/channel/porti",
    ],
    "report.answered": [
      { decision: "disabled", about: "comment" },
      "The comment you reported was hidden",
      "/feed/reports",
    ],
    "moderation.decided": [{ caseId: "c1", decision: "disabled" }, "Your content was hidden", "/feed/decision/c1"],
    "invoice.issued": [
      { number: "2026/118", invoiceId: "i1" },
      "Invoice 2026/118 is ready",
      "/work/lanterna/billing?invoice=i1",
    ],
    "invoice.blocked": [
      { month: "2026-10", reasons: "sdiMissing" },
      "We can’t issue your invoice yet",
      "/work/lanterna/billing",
    ],
    "payment.failed": [
      { number: "2026/118", failure: "insufficient_funds" },
      "The card for invoice 2026/118 was declined",
      "/work/lanterna/billing",
    ],
    "payment.paused": [{}, "Sponsorship is paused until the invoice is paid", "/work/lanterna/billing"],
    "account.security": [{}, "New security activity on your account", "/settings/security"],
  };
  const kinds = Object.keys(notificationKinds) as NotificationKind[];
  const notices = kinds.map((kind, at) =>
    aNotification({ id: `n${at}`, kind, postId: "p1", data: { jobPostTitle: "Backend Java", ...data[kind][0] } }),
  );
  answerFetch({ [list]: answer(notices) });
  const { screen } = await renderPage(page);
  for (const kind of kinds) {
    const link = screen.getByRole("link", { name: data[kind][1] });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute("href")).toContain(data[kind][2]);
  }
  expect(await violations()).toEqual([]);
});

test("a notification shows the picture or initials of its author, or the logo of the author's Space", async () => {
  const picture = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e50";
  const logo = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e51";
  const spoken = { kind: "feed.mentioned", postId: "p1", data: { who: "Amir Haddad" } } as const;
  const space = { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e20", name: "Portolano", url: "portolano", logo };
  answerFetch({
    [list]: answer([
      aNotification({ ...spoken, id: "n1", space: null, from: { id: "a1", picture } }),
      aNotification({ ...spoken, id: "n2", space: null, from: { id: "a1", picture: null } }),
      aNotification({ ...spoken, id: "n3", space, data: { who: "Portolano" } }),
    ]),
  });
  const { screen } = await renderPage(page);
  await expect.element(screen.getByRole("link", { name: "Portolano mentioned you" })).toBeVisible();
  const sources = [...document.querySelectorAll("main img, li img")].map((img) => img.getAttribute("src"));
  expect(sources.some((src) => src?.includes(picture))).toBe(true);
  expect(sources.some((src) => src?.includes(logo))).toBe(true);
  expect(document.querySelectorAll('[data-initials="AH"]')).toHaveLength(1);
});

test("failed payment → the notification names the cause: bank or missing card; resumed sponsoring is announced", async () => {
  const failed = { kind: "payment.failed", data: { number: "2026/118", failure: "authentication_required" } } as const;
  answerFetch({
    [list]: answer([
      aNotification({ ...failed, id: "n1" }),
      aNotification({ ...failed, id: "n2", data: { number: "2026/119", failure: "no_card" } }),
      aNotification({ kind: "payment.paused", id: "n3", data: { resumed: "true" } }),
    ]),
  });
  const { screen } = await renderPage(page);
  await expect
    .element(screen.getByRole("link", { name: "Your bank needs you to confirm the payment for invoice 2026/118" }))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Add a card to pay invoice 2026/119" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Your jobs are sponsored again" })).toBeVisible();
});

test("notification about a candidate without a revealed name → shows only the candidate's code", async () => {
  answerFetch({
    [list]: answer([aNotification({ kind: "application.answerDue", data: { who: "2KTN", late: "false" } })]),
  });
  const { screen } = await renderPage(page, { locale: "it" });
  await expect
    .element(screen.getByRole("link", { name: "La risposta alla persona candidata 2KTN scade oggi" }))
    .toBeVisible();
});

test("notifications of today and earlier ones are in two groups; all notifications can be marked read at once", async () => {
  const today = aNotification({ id: "n1", at: new Date().toISOString() });
  const before = aNotification({ id: "n2", at: "2026-01-02T09:00:00Z", read: true });
  const sent = answerFetch({ [list]: answer([today, before]), [`${list}/read`]: { body: { unread: 0 } } });
  const { screen } = await renderPage(page);
  await expect.element(screen.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Earlier" })).toBeVisible();
  expect(screen.getByRole("img", { name: "new" }).elements()).toHaveLength(1);
  await screen.getByRole("button", { name: "Mark all as read" }).click();
  await expect
    .poll(() => sent.filter(({ path }) => path === `${list}/read`))
    .toEqual([{ path: `${list}/read`, body: {} }]);
});

test("no notifications → an empty state; failed request for notifications → a retry button", async () => {
  answerFetch({ [list]: answer([]) });
  const empty = await renderPage(page);
  await expect.element(empty.screen.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await empty.screen.unmount();
  answerFetch({ [list]: problem("server.failed", 500) });
  const failed = await renderPage(page);
  await expect.element(failed.screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("change event → the bell updates its unread count; clicking the bell lists the notifications", async () => {
  answerFetch({ [`${list}/unread`]: { body: { unread: 1 } }, [list]: answer([aNotification()]) });
  const { screen } = await renderPage(<Bell />);
  const bell = screen.getByRole("button", { name: "Notifications, 1 unread" });
  await expect.element(bell).toBeVisible();
  answerFetch({
    [`${list}/unread`]: { body: { unread: 2 } },
    [list]: answer([aNotification(), aNotification({ id: "n2" })]),
  });
  emitChangeEvent({ type: "notification.changed", id: "me", at: new Date().toISOString() });
  await expect.element(screen.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();
  await screen.getByRole("button", { name: "Notifications, 2 unread" }).click();
  await expect
    .element(
      screen.getByRole("link", { name: "Lanterna Software moved your application to the interview stage" }).first(),
    )
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See all" })).toHaveAttribute("href", "/notifications");
  expect(await violations()).toEqual([]);
});
