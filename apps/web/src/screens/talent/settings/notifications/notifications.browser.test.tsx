import type { Settings } from "@orbita/contract";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { NotificationsCard } from "./notifications-card.tsx";
import { QuietCard } from "./quiet-card.tsx";

const one = { group: "applications", here: true, email: true, rhythm: "atOnce", always: false } as const;
const notifications: Settings["notifications"] = [
  { ...one, kind: "application.moved" },
  { ...one, kind: "application.late", email: false },
  { ...one, kind: "account.security", group: "account", always: true },
];
const path = "/api/v1/public/user/settings";

const shown = (quietHours: Settings["quietHours"], locale: "it" | "en" = "en") =>
  renderPage(
    <UiProvider>
      <QueryRoot>
        <main>
          <NotificationsCard notifications={notifications} />
          <QuietCard quietHours={quietHours} timeZone="Europe/Rome" />
        </main>
      </QueryRoot>
    </UiProvider>,
    { locale },
  );

beforeEach(() => browser.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("the email schedule is offered only for notifications with emails on, and not for mandatory ones", async () => {
  const sent = answerFetch({ [path]: { body: {} } });
  const { screen } = await shown(null);
  const selects = screen.getByRole("combobox");
  await expect.element(selects).toHaveAccessibleName("Email frequency for Status changes");
  expect(selects.elements()).toHaveLength(1);
  await selects.selectOptions("Every morning");
  await expect.poll(() => sent.at(-1)?.body).toEqual({ notifications: { "application.moved": { rhythm: "daily" } } });
  expect(await violations()).toEqual([]);
});

test("switching quiet hours on saves 21:00 to 08:00 in the device's time zone; saved quiet hours are displayed", async () => {
  const sent = answerFetch({ [path]: { body: {} } });
  const off = await shown(null);
  await off.screen.getByRole("switch", { name: "Quiet hours" }).click();
  await expect
    .poll(() => sent.at(-1)?.body)
    .toEqual({
      quietHours: { from: "21:00", to: "08:00" },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  await off.screen.unmount();
  const { screen } = await shown({ from: "22:30", to: "07:00" }, "it");
  await expect.element(screen.getByText(/Nessuna email fra le 22:30 e le 07:00/)).toBeVisible();
  expect(await violations()).toEqual([]);
});
