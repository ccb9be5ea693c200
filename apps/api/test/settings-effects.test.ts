import { settingSchemas, type SettingGroup } from "@orbita/contract/settings";
import { expect, test } from "vitest";
import { describeEffects } from "./settings/effects.ts";
import { changingRoutes, classifiedRoutes } from "./settings/routes.ts";

test("each route that changes something is known to change a setting or content", () => {
  expect(changingRoutes().toSorted()).toEqual(classifiedRoutes.toSorted());
});

// All but the notifications, which have a file of their own: settings-notifications.test.ts.
describeEffects((Object.keys(settingSchemas) as SettingGroup[]).filter((group) => group !== "notifications"));
