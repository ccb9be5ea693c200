import { expect, test } from "vitest";
import { actsOf, mayAct } from "./post-acts.ts";

test("a published post cannot be deleted", () => {
  const deletable = (["draft", "published", "suspended", "unpublished", "deleted"] as const).filter((jobPostStatus) =>
    mayAct({ jobPostStatus }, "delete"),
  );
  expect(deletable).toEqual(["draft", "suspended", "unpublished"]);
});

test("drafts and suspended posts can be published; closed posts must become drafts first", () => {
  expect(mayAct({ jobPostStatus: "draft" }, "publish")).toBe(true);
  expect(mayAct({ jobPostStatus: "suspended" }, "publish")).toBe(true);
  expect(mayAct({ jobPostStatus: "unpublished" }, "publish")).toBe(false);
  expect(actsOf({ jobPostStatus: "deleted" })).toEqual([]);
});
