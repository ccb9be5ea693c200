import type { Me } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";
import { adoptValues, changesBetween, errorIn, valuesOf } from "./profile-form.ts";

const me = { firstName: "Giulia", lastName: "Ferraris", username: "giulia.ferraris", phone: "+393475550142" } as Me;
const values = valuesOf(me);

describe("what a person changes about themselves", () => {
  test("what is as it was is not sent, however it is written", () => {
    expect(changesBetween(me, values)).toEqual({});
    expect(changesBetween(me, { ...values, firstName: " Giulia " })).toEqual({});
  });

  test("a wrong field waits, the others are saved", () => {
    expect(changesBetween(me, { ...values, firstName: "G", lastName: "Ferrari" })).toEqual({ lastName: "Ferrari" });
  });

  test("a username that is taken waits too", () => {
    expect(changesBetween(me, { ...values, username: "marta.olivieri" }, ["username"])).toEqual({});
  });

  test("an emptied phone is taken away", () => {
    expect(changesBetween(me, { ...values, phone: " " })).toEqual({ phone: null });
    expect(errorIn("phone", "")).toBeNull();
    expect(errorIn("phone", "12")?.code).toBe("phone.invalid");
  });

  test("what was saved is shown as it is kept, what was typed since stays, what is wrong too", () => {
    const typed = { firstName: "G", lastName: "Ferrari", username: "giulia.ferraris.2", phone: "3475550142" };
    const saved = { ...me, lastName: "Ferrari" };
    expect(
      adoptValues(typed, { lastName: "Ferrari", phone: "3475550142", username: "giulia.ferraris.1" }, saved),
    ).toEqual({
      firstName: "G",
      lastName: "Ferrari",
      username: "giulia.ferraris.2",
      phone: "+39 347 555 0142",
    });
  });

  test("an Italian number is read in groups, another as it is kept", () => {
    expect(formatPhone("+393475550142")).toBe("+39 347 555 0142");
    expect(formatPhone("+442071838750")).toBe("+442071838750");
  });
});
