import { signedIn, type PermissionCases } from "./roles.ts";

export const activityRows: PermissionCases<"activity"> = {
  search: { who: signedIn, call: (c) => c.activity.search({ body: {} }) },
};
