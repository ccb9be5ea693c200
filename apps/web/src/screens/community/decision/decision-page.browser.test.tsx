import type { Statement } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aStatement } from "~/testing/a-case.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { DecisionPage } from "./decision-page.tsx";
import { OwnDecision, OwnReports } from "./own-pages.tsx";
import { ReportsPage } from "./reports-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const { id } = aStatement();
const path = `/api/v1/public/moderation/${id}`;
const around = { "/api/v1/public/channel": { body: [] } };

async function show(read: object, appealed: object = { body: aStatement() }) {
  const sent = answerFetch({ ...around, [path]: read, [`${path}/appeal`]: appealed });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <DecisionPage id={id} />
      </QueryRoot>
    </UiRoot>,
  );
  return { sent, screen };
}
const statement = (more: Partial<Statement> = {}) => ({ body: aStatement(more) });

test("a statement of reasons shows the decision, the rule and the deadline; the author of the post can appeal with a reason", async () => {
  const appeal = "Non chiedevo soldi: parlavo della tassa d’esame.";
  const { sent, screen } = await show(statement(), statement({ state: "appealed", appeal, appealableUntil: null }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "We hid your post" })).toBeVisible();
  for (const words of ["Regola 3: niente soldi in anticipo", "Chiede soldi prima di un colloquio."])
    await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(/no automated system/)).toBeVisible();
  await expect.element(screen.getByText(/14 May 2027/)).toBeVisible();
  await expect.element(screen.getByText(/out-of-court/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const field = screen.getByLabelText("Reasons for your appeal");
  await field.fill("No");
  await screen.getByRole("button", { name: "Send appeal" }).click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(sent.map((one) => one.path)).not.toContain(`${path}/appeal`);
  await field.fill(appeal);
  await screen.getByRole("button", { name: "Send appeal" }).click();
  await expect.element(screen.getByText(/A different person will review it/)).toBeVisible();
  await expect.element(screen.getByText(appeal)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("moderation decision that keeps the post, is past its deadline or does not exist → no appeal", async () => {
  const kept = await show(statement({ decision: "kept", appealableUntil: null }));
  await expect.element(kept.screen.getByRole("heading", { name: "Your post stays visible" })).toBeVisible();
  expect(kept.screen.container.querySelector("form")).toBeNull();
  await kept.screen.unmount();
  const late = await show(statement({ appealableUntil: null }));
  await expect.element(late.screen.getByText(/six-month deadline/)).toBeVisible();
  await late.screen.unmount();
  const none = await show(problem("moderation.notFound", 404));
  await expect
    .element(none.screen.getByRole("heading", { name: "This decision doesn’t exist or you can’t view it" }))
    .toBeVisible();
});

test("a user's reports show their outcome; a guest sees a request to sign in", async () => {
  const report = {
    id,
    kind: "post",
    quoted: "Paga 40 €.",
    reason: "spam",
    note: "Chiede soldi",
    at: "2026-11-14T10:00:00.000Z",
  };
  const outcome = {
    decision: "disabled",
    rule: "Regola 3",
    explanation: "Chiede soldi.",
    at: "2026-11-15T10:00:00.000Z",
  };
  const content = [
    { ...report, outcome },
    { ...report, id: `${id.slice(0, -1)}2`, outcome: null },
  ];
  const page = { content, page: 0, size: 20, totalElements: 2, totalPages: 1, cursor: null };
  answerFetch({ ...around, "/api/v1/public/report": { body: page } });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ReportsPage />
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByText("Regola 3")).toBeVisible();
  await expect.element(screen.getByText("Awaiting review")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.unmount();
  const guest = await renderPage(
    <UiRoot>
      <QueryRoot>
        <OwnReports />
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(guest.screen.getByRole("heading", { name: "Sign in to view this page" })).toBeVisible();
});

test("suspended Space → a member who may not contest reads the statement of reasons and cannot appeal", async () => {
  const space = { id: "01990000-0000-7000-8000-0000000000aa", name: "Lanterna", url: "lanterna" };
  const { screen } = await show(
    statement({ kind: "space", postId: null, space, mayContest: false, appealableUntil: null }),
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: "We suspended your Space" })).toBeVisible();
  await expect.element(screen.getByText(/Members can read everything but can’t edit anything/)).toBeVisible();
  await expect.element(screen.getByText(/Only owners of your Space can appeal/)).toBeVisible();
  expect(screen.container.querySelector("form")).toBeNull();
  expect(await violations()).toEqual([]);
});

test("a suspended user reads and appeals the decision through the email's link, without signing in", async () => {
  const token = "abcdef.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB";
  const linked = `/api/v1/public/moderation/link/${token}`;
  const appeal = "Sono proprio io: vi mando il documento.";
  const own = aStatement({ kind: "user", postId: null });
  const sent = answerFetch({
    ...around,
    [linked]: { body: own },
    [`${linked}/appeal`]: { body: { ...own, state: "appealed", appeal, appealableUntil: null } },
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <OwnDecision id={token} />
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: "We suspended your account" })).toBeVisible();
  await screen.getByLabelText("Reasons for your appeal").fill(appeal);
  await screen.getByRole("button", { name: "Send appeal" }).click();
  await expect.element(screen.getByText(/A different person will review it/)).toBeVisible();
  await expect.poll(() => sent.map(({ path: asked }) => asked)).toContain(`${linked}/appeal`);
  expect(await violations()).toEqual([]);
});
