import type { Channel } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aChannel, asMember } from "~/testing/a-channel.ts";
import { aMe } from "~/testing/a-post.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ChannelPage } from "./channel-page.tsx";
import { ChannelsPage } from "./channels-page.tsx";
import { HideContentDialog } from "~/domain/feed/hide-content-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const at = (rest: string) => `/api/v1/public/channel${rest}`;
const pageOf = (content: unknown[], totalElements = content.length) => ({
  body: { content, page: 0, size: 3, totalElements, totalPages: 1, cursor: null },
});
const few = [1, 2, 3].map((number) => aChannel({ id: `c${number}`, url: `canale-${number}` }));
const answers = {
  [at("")]: { body: [] },
  [at("/search")]: pageOf(few, 9),
  [at("/near")]: { body: { words: ["Java", "logistica"], content: [aChannel({ id: "near", url: "logistica" })] } },
  "/api/v1/public/post/list": { body: { content: [], cursor: null, head: "h", seenUntil: null } },
  "/api/v1/public/post/fresh": { body: { count: 0 } },
  "/api/v1/public/search/saved": pageOf([]),
};

async function show(page: ReactNode, { more = {}, guest = false }: { more?: object; guest?: boolean } = {}) {
  const sent = answerFetch({ ...answers, ...more });
  const rendered = await renderPage(
    <UiRoot>
      <QueryRoot>
        {page}
        <Toaster label="Messages" closeLabel="Close" />
      </QueryRoot>
    </UiRoot>,
    { me: guest ? null : aMe() },
  );
  return { ...rendered, sent };
}

const open = (channel: Channel, more: object = {}, guest = false) =>
  show(<ChannelPage url={channel.url} />, {
    guest,
    more: { [at(`/url/${channel.url}`)]: { body: channel }, ...more },
  });

test("channels are suggested from the CV, searched by topic and name, and joined from the list", async () => {
  const joined = aChannel({ id: "c1", url: "canale-1", ...asMember() });
  const { screen, sent } = await show(<ChannelsPage />, { more: { [at("/c1/join")]: { body: joined } } });
  await expect.element(screen.getByText("matching Java, logistica")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Rights and salary" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "See all 9" }).first().click();
  await expect.element(screen.getByRole("button", { name: "Trades" })).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByRole("heading", { name: "Rights and salary" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Follow #canale-1" }).click();
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain(at("/c1/join")));
  await screen.getByRole("searchbox", { name: "Find a channel" }).fill("porti");
  await expect.element(screen.getByRole("heading", { name: "Channels matching “porti”" })).toBeVisible();
  expect(sent.findLast(({ path }) => path === at("/search"))?.body).toMatchObject({
    filters: [
      { f: "topic", v: "trade" },
      { f: "name", v: "porti", mm: "c" },
    ],
  });
});

test("guest joins a channel → sign-in page; failed channel search → a retry button; no match → a message", async () => {
  const guest = await show(<ChannelsPage />, { guest: true });
  await guest.screen.getByRole("button", { name: "Follow #canale-1" }).first().click();
  await vi.waitFor(() => expect(guest.router.state.location.pathname).toBe("/sign-in"));
  await guest.screen.unmount();
  const broken = await show(<ChannelsPage />, { more: { [at("/search")]: problem("server.internal", 500) } });
  await expect.element(broken.screen.getByRole("button", { name: "Try again" }).first()).toBeVisible();
  await broken.screen.unmount();
  const none = await show(<ChannelsPage />, { more: { [at("/search")]: pageOf([]) } });
  await none.screen.getByRole("searchbox").fill("xyz");
  await expect.element(none.screen.getByText("No channels found for “xyz”")).toBeVisible();
});

test("proposing a channel needs the names of three people", async () => {
  const found = pageOf([]);
  const more = { [at("/proposal")]: { body: {} }, "/api/v1/public/user/search": found };
  const { screen, sent } = await show(<ChannelsPage />, { more });
  await screen.getByRole("button", { name: "propose one" }).click();
  const dialog = screen.getByRole("dialog", { name: "Propose a channel" });
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect.element(dialog.getByLabelText("Person 1")).toHaveAttribute("aria-invalid", "true");
  expect(await violations()).toEqual([]);
  await dialog.getByLabelText("Channel name").fill("gru-e-gruisti");
  await dialog.getByLabelText("Audience and topics").fill("Chi manovra le gru, e chi ci lavora sotto.");
  for (const [label, name] of [
    ["First", "ada"],
    ["Second", "bea"],
    ["Third", "cleo"],
  ])
    await dialog.getByLabelText(`${label} person`).fill(name!);
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.findLast(({ path }) => path === at("/proposal"))?.body).toEqual({
    name: "gru-e-gruisti",
    why: "Chi manovra le gru, e chi ci lavora sotto.",
    people: ["ada", "bea", "cleo"],
  });
}, 40_000);

test("a member can post in a channel, change its notifications and leave it", async () => {
  const mine = aChannel(asMember());
  const all = { ...mine, me: { ...mine.me!, notices: "all" as const } };
  const more = { [at(`/${mine.id}/notices`)]: { body: all }, [at(`/${mine.id}/leave`)]: { status: 204 } };
  const { screen, sent } = await open(mine, more);
  await expect.element(screen.getByRole("heading", { name: "# cantieri-e-porti", level: 1 })).toBeVisible();
  await expect.element(screen.getByText(/1,204 people/)).toBeVisible();
  await expect.element(screen.getByText("the Orbita team")).toBeInTheDocument();
  await expect.element(screen.getByRole("region", { name: "Write a post" })).toBeVisible();
  expect(await violations()).toEqual([]);
  screen.getByRole("button", { name: "Notifications: Only mentions" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("menuitem", { name: "Every post" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(sent.find(({ path }) => path.endsWith("/notices"))?.body).toEqual({ notices: "all" }));
  await screen.getByRole("button", { name: "Following #cantieri-e-porti. Leave channel" }).click();
  await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith("/leave"))).toBe(true));
});

test("channel on request: a non-member sees no posts and can ask to join, an invited user can accept; unknown → not found", async () => {
  const closed = aChannel({
    type: "onRequest",
    postsThisWeek: null,
    may: { read: false, write: false, moderate: false },
  });
  const outside = await open(closed);
  await expect.element(outside.screen.getByText("Only members can read this channel")).toBeVisible();
  await expect
    .element(outside.screen.getByRole("button", { name: "Ask to join #cantieri-e-porti" }).first())
    .toBeVisible();
  expect(outside.sent.map(({ path }) => path)).not.toContain("/api/v1/public/post/list");
  expect(await violations()).toEqual([]);
  await outside.screen.unmount();
  const asked = await open({ ...closed, me: { state: "asked", role: "member", notices: "mentions" } });
  await expect.element(asked.screen.getByText("Request sent").first()).toBeVisible();
  await asked.screen.unmount();
  const invited = await open({ ...closed, me: { state: "invited", role: "member", notices: "mentions" } });
  await expect
    .element(invited.screen.getByRole("button", { name: "Accept the invitation to #cantieri-e-porti" }).first())
    .toBeVisible();
  await invited.screen.unmount();
  const gone = await open(closed, { [at(`/url/${closed.url}`)]: problem("channel.notFound", 404) });
  await expect.element(gone.screen.getByText("This channel doesn’t exist or has been closed")).toBeVisible();
});

test("a channel moderator accepts a join request and edits the channel's rules", async () => {
  const mine = aChannel({ ...asMember("moderator"), type: "onRequest" });
  const ada = {
    id: "u1",
    name: "Ada Riva",
    username: "ada",
    picture: null,
    state: "asked",
    role: "member",
    since: "2026-11-15T10:00:00.000Z",
  };
  const { screen, sent } = await open(mine, {
    [at(`/${mine.id}/members`)]: pageOf([ada]),
    [at(`/${mine.id}/members/u1`)]: { body: { ...ada, state: "member" } },
    [at(`/${mine.id}`)]: { body: { ...mine, description: "Altro" } },
  });
  await screen.getByRole("button", { name: "View requests…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Channel members" });
  await expect.element(dialog.getByRole("radio", { name: "Requests" })).toBeChecked();
  expect(await violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Accept Ada Riva’s request" }).click();
  await vi.waitFor(() => expect(sent.find(({ path }) => path.endsWith("/u1"))?.body).toEqual({ accepted: true }));
  await dialog.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("button", { name: "More actions for #cantieri-e-porti" }).click();
  await screen.getByRole("menuitem", { name: "Edit channel…" }).click();
  const edit = screen.getByRole("dialog", { name: "Edit channel" });
  await edit.getByLabelText("Rules").fill("Una.\n\nDue.");
  expect(await violations()).toEqual([]);
  await edit.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() =>
    expect(sent.find(({ path }) => path === at(`/${mine.id}`))?.body).toMatchObject({
      rules: ["Una.", "Due."],
      version: 1,
    }),
  );
});

test("a moderator hides a post → the form needs a rule and an explanation for the author", async () => {
  const target = { kind: "post" as const, id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3101" };
  const onClose = vi.fn<() => void>();
  const page = <HideContentDialog target={target} about="Imbarchi Facili" onClose={onClose} />;
  const { screen, sent } = await show(page, { more: { "/api/v1/public/moderation/hide": { body: {} } } });
  await screen.getByRole("button", { name: "Hide", exact: true }).click();
  await expect.element(screen.getByLabelText("Rule")).toHaveAttribute("aria-invalid", "true");
  await screen.getByLabelText("Rule").fill("Niente nomi di colleghi");
  await screen.getByLabelText("Explanation for the author").fill("Il post dice il nome di un collega.");
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Hide", exact: true }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.body ?? sent.at(-2)?.body).toMatchObject({ ...target, ground: "terms" });
});
