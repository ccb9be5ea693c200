import { settingSchemas, type SettingGroup } from "@orbita/contract/settings";
import { expect, test } from "vitest";
import { describeEffects } from "./effects.ts";
import { changingRoutes, classifiedRoutes } from "./routes.ts";

test("every PUT and PATCH route → classified as changing a setting or changing content", () => {
  expect(changingRoutes().toSorted()).toEqual(classifiedRoutes.toSorted());
});

// Tests all groups of settings except notifications, which settings-notifications.test.ts tests.
describeEffects((Object.keys(settingSchemas) as SettingGroup[]).filter((group) => group !== "notifications"));
