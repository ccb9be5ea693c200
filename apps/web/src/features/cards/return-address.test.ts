import { expect, test } from "vitest";
import { underwayIn, withoutReturn } from "./return-address.ts";

const id = "01990000-0000-7000-8000-000000000001";
const said = `?setup=${id}&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_x&redirect_status=succeeded&day=2026-11-14`;

test("return URL → only our own id is read; provider parameters and invalid ids are ignored", () => {
  expect(underwayIn(said)).toEqual({ kind: "setup", id });
  expect(underwayIn(`?payment=${id}&redirect_status=failed`)).toEqual({ kind: "payment", id });
  expect(underwayIn("?redirect_status=succeeded&setup_intent=seti_1")).toBeNull();
  expect(underwayIn("?setup=../../admin")).toBeNull();
});

test("cleaning the return URL → removes secrets and our id, keeps other parameters", () => {
  expect(withoutReturn(said)).toBe("?day=2026-11-14");
  expect(withoutReturn(`?payment=${id}&payment_intent_client_secret=pi_secret`)).toBe("");
});
