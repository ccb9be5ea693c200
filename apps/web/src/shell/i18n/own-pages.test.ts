import { expect, test } from "vitest";
import { isOwnPage } from "./own-pages.ts";

test.each(["/settings", "/settings/security", "/work/lanterna", "/admin", "/resume/upload", "/spaces/new"])(
  "page %s uses the language of the account",
  (path) => expect(isOwnPage(path)).toBe(true),
);
test.each(["/", "/jobs", "/jobs/1", "/space/lanterna", "/spaces", "/sign-in", "/workers", "/u/giulia"])(
  "page %s uses the language of its address",
  (path) => expect(isOwnPage(path)).toBe(false),
);
