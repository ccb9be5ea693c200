import type { ProviderCard, ProviderSetup } from "@orbita/platform";
import { describe, expect, test } from "vitest";
import { outcomeOf, publicStatus, eventSubject, withoutSecrets } from "./rules.ts";

const card: ProviderCard = {
  id: "pm_1",
  customer: "cus_ours",
  brand: "visa",
  last4: "4242",
  expiresMonth: 12,
  expiresYear: 2030,
};
const setup: ProviderSetup = {
  id: "seti_1",
  customer: "cus_ours",
  clientSecret: "secret",
  status: "succeeded",
  failure: null,
  card: "pm_1",
};

describe("outcomeOf a card setup", () => {
  test("card setup with a card of the same customer → accepted", () => {
    expect(outcomeOf(setup, card, "cus_ours")).toEqual({ status: "succeeded", failure: null, card });
  });
  test("card setup or card of another customer → refused as foreign", () => {
    const foreign = { status: "failed", failure: "foreign" };
    expect(outcomeOf({ ...setup, customer: "cus_theirs" }, card, "cus_ours")).toEqual(foreign);
    expect(outcomeOf(setup, { ...card, customer: "cus_theirs" }, "cus_ours")).toEqual(foreign);
    expect(outcomeOf(setup, card, null)).toEqual(foreign);
  });
  test("a card that was detached during the card setup → refused", () => {
    const detached = { status: "failed", failure: "detached" };
    expect(outcomeOf(setup, { ...card, customer: null }, "cus_ours")).toEqual(detached);
    expect(outcomeOf(setup, null, "cus_ours")).toEqual(detached);
  });
  test("attempt to add a card failed → the setup stays open and is shown as failed", () => {
    const outcome = outcomeOf({ ...setup, status: "open", failure: "card_declined", card: null }, null, "cus_ours");
    expect(outcome).toEqual({ status: "open", failure: "card_declined" });
    expect(publicStatus({ status: "open", failure: "card_declined" })).toBe("failed");
    expect(publicStatus({ status: "open", failure: null })).toBe("open");
    expect(publicStatus({ status: "canceled", failure: "abandoned" })).toBe("canceled");
  });
});

test("stored event of the payment provider → contains no secrets or personal data at any depth", () => {
  const person = { name: "Giulia Ferri", email: "giulia@posta.example", address: { line1: "Via Prè 1" } };
  const payload = {
    id: "evt_1",
    data: {
      object: {
        id: "seti_1",
        client_secret: "seti_1_secret_x",
        latest_attempt: [{ payment_method: { id: "pm_1", billing_details: person, card: { last4: "4242" } } }],
        receipt_email: "giulia@posta.example",
        status: "succeeded",
      },
    },
  };
  expect(withoutSecrets(payload)).toEqual({
    id: "evt_1",
    data: {
      object: {
        id: "seti_1",
        latest_attempt: [{ payment_method: { id: "pm_1", card: { last4: "4242" } } }],
        status: "succeeded",
      },
    },
  });
});

test("eventSubject: event that names a payment intent → about a payment; other events → classified by their type", () => {
  const about = (type: string, intent_id: string | null = null) => eventSubject({ type, intent_id });
  expect(about("setup_intent.succeeded")).toBe("setup");
  expect(about("payment_method.detached")).toBe("card");
  expect(about("customer.deleted")).toBe("customer");
  expect(about("charge.refunded", "pi_1")).toBe("payment");
  expect(about("customer.created")).toBeNull();
});
