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

test("a statement shows the decision, its reasons and the deadline, and can be appealed once", async () => {
  const appeal = "Non chiedevo soldi: parlavo della tassa d’esame.";
  const { sent, screen } = await show(statement(), statement({ state: "appealed", appeal, appealableUntil: null }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "We hid your post" })).toBeVisible();
  for (const words of ["Regola 3: niente soldi in anticipo", "Chiede soldi prima di un colloquio."])
    await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByText(/no automated system/)).toBeVisible();
  await expect.element(screen.getByText(/14 May 2027/)).toBeVisible();
  await expect.element(screen.getByText(/out-of-court/)).toBeVisible();
  expect(await violations()).toEqual([]);
  const field = screen.getByLabelText("Why you do not agree");
  await field.fill("No");
  await screen.getByRole("button", { name: "Contest the decision" }).click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(sent.map((one) => one.path)).not.toContain(`${path}/appeal`);
  await field.fill(appeal);
  await screen.getByRole("button", { name: "Contest the decision" }).click();
  await expect.element(screen.getByText(/Another person reads it/)).toBeVisible();
  await expect.element(screen.getByText(appeal)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("a kept, expired or missing decision cannot be appealed", async () => {
  const kept = await show(statement({ decision: "kept", appealableUntil: null }));
  await expect.element(kept.screen.getByRole("heading", { name: "Your post stays" })).toBeVisible();
  expect(kept.screen.container.querySelector("form")).toBeNull();
  await kept.screen.unmount();
  const late = await show(statement({ appealableUntil: null }));
  await expect.element(late.screen.getByText(/six months/)).toBeVisible();
  await late.screen.unmount();
  const none = await show(problem("moderation.notFound", 404));
  await expect.element(none.screen.getByRole("heading", { name: "This decision is not there" })).toBeVisible();
});

test("reports show their outcome; guests must sign in first", async () => {
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
  await expect.element(screen.getByText("Waits to be read")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.unmount();
  const guest = await renderPage(
    <UiRoot>
      <QueryRoot>
        <OwnReports />
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(guest.screen.getByRole("heading", { name: "Sign in to read it" })).toBeVisible();
});

test("a suspended Space → a member who is not an owner reads the statement and cannot appeal", async () => {
  const space = { id: "01990000-0000-7000-8000-0000000000aa", name: "Lanterna", url: "lanterna" };
  const { screen } = await show(
    statement({ kind: "space", postId: null, space, mayContest: false, appealableUntil: null }),
  );
  await expect.element(screen.getByRole("heading", { level: 1, name: "We suspended your Space" })).toBeVisible();
  await expect.element(screen.getByText(/Its people read everything and change nothing/)).toBeVisible();
  await expect.element(screen.getByText(/Who answers for it in your Space can contest it/)).toBeVisible();
  expect(screen.container.querySelector("form")).toBeNull();
  expect(await violations()).toEqual([]);
});

test("a suspended user reads and appeals the decision by the email's link, without signing in", async () => {
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
  await screen.getByLabelText("Why you do not agree").fill(appeal);
  await screen.getByRole("button", { name: "Contest the decision" }).click();
  await expect.element(screen.getByText(/Another person reads it/)).toBeVisible();
  await expect.poll(() => sent.map(({ path: asked }) => asked)).toContain(`${linked}/appeal`);
  expect(await violations()).toEqual([]);
});
