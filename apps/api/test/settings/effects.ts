import { browserSettings, settingSchemas, type SettingGroup } from "@orbita/contract/settings";
import { proofCases } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aiEffects } from "./ai-effects.ts";
import { notificationEffects } from "./notification-effects.ts";
import { peopleEffects } from "./people-effects.ts";
import { resumeEffects } from "./resume-effects.ts";
import { spaceEffects } from "./space-effects.ts";
import { startSettingsWorld, type SettingEffectProbe, type SettingEffectProbes, type SettingsWorld } from "./world.ts";

/**
 * Proves that every setting has an effect. `settingSchemas` in the contract defines the settings: each choice that a person or
 * a Space stores and that changes what the product does or shows. Each setting is saved with two or more values through its
 * own route, and each value must lead to another outcome elsewhere: on another route, in a mail, in a notification, in a
 * search result. A setting without an entry does not compile. Settings with an effect in the browser are in
 * `apps/web/src/shell/session/settings-effects.browser.test.tsx`.
 */
const effects: SettingEffectProbes = {
  ...peopleEffects,
  ...resumeEffects,
  ...spaceEffects,
  ...aiEffects,
  ...notificationEffects,
};
const inBrowser: Partial<Record<SettingGroup, readonly string[]>> = browserSettings;

/** Declares the effect tests of all settings in the given groups. */
export function describeEffects(groups: readonly SettingGroup[]): void {
  let world: SettingsWorld;
  beforeAll(async () => void (world = await startSettingsWorld()), 120_000);
  afterAll(() => world.stop());

  describe.each(groups)("settings of %s", (group) => {
    test("every setting of the schema → has a test of its effect", () => {
      const names = [...Object.keys(effects[group]), ...(inBrowser[group] ?? [])];
      expect(names.toSorted()).toEqual(Object.keys(settingSchemas[group]).toSorted());
    });

    const probes = Object.entries(effects[group] as Record<string, SettingEffectProbe>);
    // All notifications share one code path, so CI tests a third of them; of the other groups it tests every setting.
    const short = group === "notifications" ? 24 : probes.length;
    test.each(proofCases(probes, { short }))(
      "setting %s → each value changes the product's behaviour outside the settings",
      async (_, effect) => {
        const outcomes = (await effect(world)).map((outcome) => JSON.stringify(outcome) ?? "undefined");
        expect(new Set(outcomes).size, outcomes.join(" | ")).toBe(outcomes.length);
      },
      60_000,
    );
  });
}
