import { expect, test } from "vitest";
import { readPendingOperation, withoutReturn } from "./return-address.ts";

const id = "01990000-0000-7000-8000-000000000001";
const said = `?setup=${id}&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_x&redirect_status=succeeded&day=2026-11-14`;

test("URL of the return from the payment provider → only our own id is read; invalid ids are ignored", () => {
  expect(readPendingOperation(said)).toEqual({ kind: "setup", id });
  expect(readPendingOperation(`?payment=${id}&redirect_status=failed`)).toEqual({ kind: "payment", id });
  expect(readPendingOperation("?redirect_status=succeeded&setup_intent=seti_1")).toBeNull();
  expect(readPendingOperation("?setup=../../admin")).toBeNull();
});

test("cleaning the URL of the return from the payment provider → removes secrets and our id, keeps other parameters", () => {
  expect(withoutReturn(said)).toBe("?day=2026-11-14");
  expect(withoutReturn(`?payment=${id}&payment_intent_client_secret=pi_secret`)).toBe("");
});
