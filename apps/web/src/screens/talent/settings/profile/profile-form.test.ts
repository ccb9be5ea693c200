import type { Me } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { formatPhone } from "~/shell/form/format-phone.ts";
import { adoptValues, diffProfileValues, errorIn, toProfileValues } from "./profile-form.ts";

const me = { firstName: "Giulia", lastName: "Ferraris", username: "giulia.ferraris", phone: "+393475550142" } as Me;
const values = toProfileValues(me);

describe("profile form", () => {
  test("profile form: unchanged fields are not sent, even with surrounding spaces", () => {
    expect(diffProfileValues(me, values)).toEqual({});
    expect(diffProfileValues(me, { ...values, firstName: " Giulia " })).toEqual({});
  });

  test("profile form: an invalid field is not sent, the others are saved", () => {
    expect(diffProfileValues(me, { ...values, firstName: "G", lastName: "Ferrari" })).toEqual({ lastName: "Ferrari" });
  });

  test("profile form: a taken username is not sent", () => {
    expect(diffProfileValues(me, { ...values, username: "marta.olivieri" }, ["username"])).toEqual({});
  });

  test("profile form: an emptied phone number is removed", () => {
    expect(diffProfileValues(me, { ...values, phone: " " })).toEqual({ phone: null });
    expect(errorIn("phone", "")).toBeNull();
    expect(errorIn("phone", "12")?.code).toBe("phone.invalid");
  });

  test("profile form after a save: saved fields show the stored value; newer and invalid input stays", () => {
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

  test("Italian phone number → displayed in groups; other numbers → as stored", () => {
    expect(formatPhone("+393475550142")).toBe("+39 347 555 0142");
    expect(formatPhone("+442071838750")).toBe("+442071838750");
  });
});
