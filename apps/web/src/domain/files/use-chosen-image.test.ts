import { expect, test } from "vitest";
import { checkImage } from "./use-chosen-image.ts";

const image = (type: string, size: number) => ({ type, size });
const most = 1_200 * 1_024;

test("chosen image of a wrong type, above the size limit, or one of several → refused before the upload", () => {
  expect(checkImage("profileImage", [image("image/jpeg", most)])).toBeNull();
  expect(checkImage("profileImage", [image("image/jpeg", most + 1)])).toEqual({ kind: "size", bytes: most + 1 });
  expect(checkImage("coverImage", [image("image/gif", 10)])).toEqual({ kind: "type" });
  expect(checkImage("coverImage", [])).toEqual({ kind: "many" });
  expect(checkImage("coverImage", [image("image/png", 1), image("image/png", 1)])).toEqual({ kind: "many" });
});
