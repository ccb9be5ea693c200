import { problemText } from "@orbita/i18n/errors";
import { toastStore } from "@orbita/ui/overlays/toast-store.ts";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { useClientState } from "~/shell/session/client-state.ts";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aPaymentMethod } from "~/testing/a-payment-method.ts";
import { aStripe } from "~/testing/a-stripe.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { SpaceCards } from "./space-cards.tsx";

afterEach(() => vi.unstubAllGlobals());

const id = "01990000-0000-7000-8000-000000000001";
const setupId = "01990000-0000-7000-8000-0000000000e1";
const space = { id, name: "Lanterna Software", url: "lanterna", role: "owner" } as ActingSpace;
const list = `/api/v1/payments/stripe/space/${id}/payment-method`;
const setup = `/api/v1/payments/stripe/space/${id}/setup-intent`;
const settle = `/api/v1/payments/stripe/setup-intent/${setupId}/settle`;
const visa = aPaymentMethod();
const old = aPaymentMethod({
  id: "01990000-0000-7000-8000-0000000000c2",
  brand: "mastercard",
  last4: "0932",
  expiresYear: 2024,
  isDefault: false,
});
const begun = { body: { id: setupId, clientSecret: "seti_1_secret_2", publishableKey: "pk_test_1" } };

const told = () => toastStore.read().map(({ message }) => message);

const show = (locale: "en" | "it" = "en") =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <SpaceCards />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
    { locale },
  );

test("the Space's card list marks the default and the expired card; another card can be made the default", async () => {
  const change = `/api/v1/payments/stripe/payment-method/${old.id}`;
  const sent = answerFetch({ [list]: { body: [visa, old] }, [change]: { body: { ...old, isDefault: true } } });
  const { screen } = await show();
  await expect.element(screen.getByText("Visa •••• 4417")).toBeVisible();
  await expect.element(screen.getByText("Default", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Expires 08/38")).toBeVisible();
  await expect.element(screen.getByText("Expired 08/24. Add another card.")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Actions for Mastercard •••• 0932" }).click();
  await screen.getByRole("menuitem", { name: "Set as default" }).click();
  await expect.poll(() => sent.filter(({ path }) => path === change)).toHaveLength(1);
  expect(sent.find(({ path }) => path === change)?.body).toEqual({ isDefault: true });
  await expect.poll(() => sent.filter(({ path }) => path === list).length).toBeGreaterThan(1);
});

test("removing a card asks for confirmation; the last card of a sponsoring Space → refused with the reason", async () => {
  const remove = `/api/v1/payments/stripe/payment-method/${visa.id}`;
  const sent = answerFetch({ [list]: { body: [visa, old] }, [remove]: problem("payment.methodNeeded", 409) });
  const { screen } = await show();
  await screen.getByRole("button", { name: "Actions for Visa •••• 4417" }).click();
  await screen.getByRole("menuitem", { name: "Remove…" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Remove Visa •••• 4417?" })).toBeVisible();
  await expect.element(screen.getByText(/Mastercard •••• 0932 will become the default card\.$/)).toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain(remove);
  await screen.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(screen.getByRole("alert").getByText(problemText("payment.methodNeeded", "en"))).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("adding a card → confirmed with the provider, and listed once our server reports success", async () => {
  const stripe = aStripe();
  const answers = {
    [list]: { body: [] as object[] },
    [setup]: begun,
    [settle]: { body: { status: "open", failure: null, method: null as object | null } },
  };
  const sent = answerFetch(answers);
  const { screen } = await show("it");
  await screen.getByRole("button", { name: "Aggiungi carta…" }).click();
  await expect.element(screen.getByText("the provider’s form")).toBeVisible();
  expect(stripe.options[0]).toMatchObject({ clientSecret: "seti_1_secret_2", locale: "it" });
  expect(await violations()).toEqual([]);
  stripe.confirmSetup.mockResolvedValueOnce({ error: { type: "validation_error" } });
  await screen.getByRole("button", { name: "Salva carta" }).click();
  await expect.poll(() => stripe.confirmSetup.mock.calls.length).toBe(1);
  expect(
    sent.map(({ path }) => path),
    "an unfinished form goes nowhere",
  ).not.toContain(settle);
  expect(stripe.confirmSetup.mock.calls[0]?.[0].confirmParams?.return_url).toMatch(new RegExp(`\\?setup=${setupId}$`));
  await screen.getByRole("button", { name: "Salva carta" }).click();
  await expect.poll(() => sent.filter(({ path }) => path === settle).length).toBe(2);
  answers[settle].body = { status: "succeeded", failure: null, method: visa };
  answers[list].body = [visa];
  await expect.poll(told).toEqual(["Carta Visa •••• 4417 salvata"]);
  await expect.element(screen.getByText("Scadenza 08/38")).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("change event while a user types a card → the provider's form is not reset", async () => {
  const stripe = aStripe();
  const sent = answerFetch({ [list]: { body: [] }, [setup]: begun });
  useClientState.setState({ auth: "cookie" });
  const { screen } = await show();
  await screen.getByRole("button", { name: "Add card…" }).click();
  await expect.element(screen.getByText("the provider’s form")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Save card" })).toBeVisible();
  emitChangeEvent({ type: "space.changed", id, at: "2026-11-15T12:00:00.000Z" });
  // The change event makes all other queries refetch.
  await expect.poll(() => sent.filter(({ path }) => path === list).length).toBe(2);
  expect(sent.filter(({ path }) => path === setup)).toHaveLength(1);
  // The provider's form exists once, so the refetch did not create it again.
  expect(stripe.options).toHaveLength(1);
  useClientState.setState({ auth: null });
});

test("card refused while adding it → the reason is shown, and the next attempt gets a new setup intent", async () => {
  const stripe = aStripe();
  const sent = answerFetch({ [list]: { body: [] }, [setup]: begun });
  const { screen } = await show();
  await screen.getByRole("button", { name: "Add card…" }).click();
  const save = screen.getByRole("button", { name: "Save card" });
  stripe.confirmSetup.mockResolvedValueOnce({
    error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" },
  });
  await save.click();
  await expect.element(screen.getByRole("alert").getByText(/doesn’t have enough funds/)).toBeVisible();
  await expect.poll(() => sent.filter(({ path }) => path === setup).length).toBe(2);
  stripe.confirmSetup.mockResolvedValueOnce({
    error: { type: "invalid_request_error", code: "setup_intent_authentication_failure" },
  });
  await save.click();
  await expect.element(screen.getByRole("alert").getByText(/The bank asked for a confirmation/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("adding a card: no payment provider configured → a note; provider unavailable → an error with a retry button", async () => {
  const answers = { [list]: { body: [] }, [setup]: problem("payment.notSetUp", 409) };
  const sent = answerFetch(answers);
  const { screen } = await show();
  await screen.getByRole("button", { name: "Add card…" }).click();
  await expect.element(screen.getByText("Card payments aren’t available yet")).toBeVisible();
  expect(screen.container.ownerDocument.querySelector("[role=alert]")).toBeNull();
  await screen.getByRole("button", { name: "Close" }).click();
  answers[setup] = problem("payment.unavailable", 503);
  await screen.getByRole("button", { name: "Add card…" }).click();
  await expect.element(screen.getByRole("alert").getByText(problemText("payment.unavailable", "en"))).toBeVisible();
  aStripe();
  answers[setup] = begun;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("the provider’s form")).toBeVisible();
  expect(sent.filter(({ path }) => path === setup)).toHaveLength(3);
});

test("return from the bank’s page → our server reports the result, and no secret stays in the URL", async () => {
  const { pathname, search } = window.location;
  const sent = answerFetch({
    [list]: { body: [] },
    [settle]: { body: { status: "failed", failure: "expired_card", method: null } },
  });
  const back = `?setup=${setupId}&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded`;
  window.history.replaceState(window.history.state, "", pathname + back);
  await show();
  await expect.poll(told).toEqual(["This card has expired. Use another card."]);
  expect(window.location.search).toBe("");
  expect(sent.map(({ path }) => path)).toContain(settle);
  window.history.replaceState(window.history.state, "", pathname + search);
});
