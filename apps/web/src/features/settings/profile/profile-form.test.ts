import type { Me } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { formatPhone } from "~/shell/form/format-phone.ts";
import { adoptValues, changesBetween, errorIn, valuesOf } from "./profile-form.ts";

const me = { firstName: "Giulia", lastName: "Ferraris", username: "giulia.ferraris", phone: "+393475550142" } as Me;
const values = valuesOf(me);

describe("profile form", () => {
  test("unchanged fields are not sent, even with surrounding spaces", () => {
    expect(changesBetween(me, values)).toEqual({});
    expect(changesBetween(me, { ...values, firstName: " Giulia " })).toEqual({});
  });

  test("an invalid field is held back, the others are saved", () => {
    expect(changesBetween(me, { ...values, firstName: "G", lastName: "Ferrari" })).toEqual({ lastName: "Ferrari" });
  });

  test("a taken username is held back", () => {
    expect(changesBetween(me, { ...values, username: "marta.olivieri" }, ["username"])).toEqual({});
  });

  test("an emptied phone number is removed", () => {
    expect(changesBetween(me, { ...values, phone: " " })).toEqual({ phone: null });
    expect(errorIn("phone", "")).toBeNull();
    expect(errorIn("phone", "12")?.code).toBe("phone.invalid");
  });

  test("after a save, saved fields show the stored value; newer and invalid input stays", () => {
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

  test("an Italian phone number is displayed in groups, others as stored", () => {
    expect(formatPhone("+393475550142")).toBe("+39 347 555 0142");
    expect(formatPhone("+442071838750")).toBe("+442071838750");
  });
});
