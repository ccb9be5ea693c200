import { describe, expect, test } from "vitest";
import { checkComponents, isAccepted } from "./rules.mjs";

const accepted = {
  everywhere: { MIT: "", "OFL-1.1": "" },
  only: { "LGPL-3.0-or-later": { packages: ["@img/sharp-libvips-"], reason: "" } },
  stated: {},
};
const component = (name, id) => ({ name, version: "1.0.0", licenses: id ? [{ license: { id } }] : [] });

describe("isAccepted", () => {
  test.each([
    ["MIT", true],
    ["GPL-3.0-only", false],
    ["(GPL-3.0-only OR MIT)", true],
    ["MIT AND OFL-1.1", true],
    ["MIT AND GPL-3.0-only", false],
    ["(MIT AND (GPL-3.0-only OR OFL-1.1))", true],
    ["(MIT OR OFL-1.1) AND GPL-3.0-only", false],
  ])("%s → %s", (expression, expected) => {
    expect(isAccepted(accepted, expression, "any")).toBe(expected);
  });

  test("a licence accepted for one package → refused for another", () => {
    expect(isAccepted(accepted, "LGPL-3.0-or-later", "@img/sharp-libvips-linux-x64")).toBe(true);
    expect(isAccepted(accepted, "LGPL-3.0-or-later", "other")).toBe(false);
  });
});

describe("checkComponents", () => {
  test("package without a licence, with an unknown licence → one problem each", () => {
    const problems = checkComponents(accepted, [component("a", "MIT"), component("b"), component("c", "SSPL-1.0")]);
    expect(problems).toEqual(["b@1.0.0 states no licence", "c@1.0.0: SSPL-1.0 is not accepted"]);
  });

  test("licence stated in our list → filled in; stated for a version that is gone → problem", () => {
    const stated = { "b@1.0.0": { licence: "MIT", source: "" }, "b@0.9.0": { licence: "MIT", source: "" } };
    const found = component("b");
    expect(checkComponents({ ...accepted, stated }, [found])).toEqual([
      "b@0.9.0 is listed in accepted.json, but no package has this version",
    ]);
    expect(found.licenses).toEqual([{ license: { id: "MIT" } }]);
  });
});
