import { settingSchemas, type SettingGroup } from "@orbita/contract/settings";
import { expect, test } from "vitest";
import { describeEffects } from "./settings/effects.ts";
import { changingRoutes, classifiedRoutes } from "./settings/routes.ts";

test("every changing route is classified as changing a setting or content", () => {
  expect(changingRoutes().toSorted()).toEqual(classifiedRoutes.toSorted());
});

// All groups except notifications, which are in settings-notifications.test.ts.
describeEffects((Object.keys(settingSchemas) as SettingGroup[]).filter((group) => group !== "notifications"));
