import { signedIn, type Rows } from "./roles.ts";

export const activityRows: Rows<"activity"> = {
  search: { who: signedIn, call: (c) => c.activity.search({ body: {} }) },
};
