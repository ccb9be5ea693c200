import { expect, test } from "vitest";
import { formInAddress } from "./form-in-address.ts";

test.each([
  ["#open-technicalSkills:new", { section: "technicalSkills", entry: "new" }],
  ["#open-experience%3A01938b3c-7a10", { section: "experience", entry: "01938b3c-7a10" }],
  ["#open-kitchen:new", null],
  ["#open-experience:", null],
  ["#%E0%A4%A", null],
  ["", null],
])("hash %s → form %o", (hash, form) => expect(formInAddress(hash)).toEqual(form));
