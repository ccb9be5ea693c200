import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepAssets, startKeepingAssets } from "./kept-assets.ts";
import { staticFiles } from "./static-files.ts";

const temporary = () => mkdtempSync(join(tmpdir(), "orbita-assets-"));

function buildWith(files: Record<string, string>): string {
  const build = temporary();
  mkdirSync(join(build, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(build, "assets", name), text);
  return build;
}

async function get(build: string, folder: string | undefined, path: string): Promise<{ status: number; text: string }> {
  const [serve] = staticFiles(build, folder);
  const response = await serve!(new Request(`http://localhost${path}`), () => new Response("page", { status: 200 }));
  return { status: response.status, text: await response.text() };
}

test("old and new release share the folder → each serves the assets of both, during and after the upgrade", async () => {
  const folder = temporary();
  const [old, current] = [buildWith({ "a-1111111.js": "old" }), buildWith({ "a-2222222.js": "new" })];
  await keepAssets({ build: old, folder });
  await keepAssets({ build: current, folder });
  expect(await get(current, folder, "/assets/a-1111111.js")).toEqual({ status: 200, text: "old" });
  expect(await get(old, folder, "/assets/a-2222222.js")).toEqual({ status: 200, text: "new" });
  expect(await get(current, undefined, "/assets/a-1111111.js")).toMatchObject({ status: 404 });
  expect(await get(current, folder, "/assets/a-3333333.js")).toMatchObject({ status: 404 });
  expect(readdirSync(join(folder, "assets")).toSorted()).toEqual(["a-1111111.js", "a-2222222.js"]);
});

test("path outside assets/, or with dots → not read from the shared folder", async () => {
  const folder = temporary();
  const build = buildWith({});
  await keepAssets({ build, folder });
  writeFileSync(join(folder, "secret.txt"), "secret");
  expect(await get(build, folder, "/secret.txt")).toEqual({ status: 200, text: "page" });
  expect((await get(build, folder, "/assets/..%2Fsecret.txt")).text).not.toBe("secret");
});

test("file that no server has had for 31 days → deleted; one of the release before → stays for 30 days", async () => {
  const folder = temporary();
  const build = buildWith({ "a-2222222.js": "new" });
  const day = (number: number) => () => new Date(Date.UTC(2026, 0, number));
  await keepAssets({ build: buildWith({ "a-1111111.js": "old" }), folder, now: day(1) });
  await keepAssets({ build, folder, now: day(30) });
  expect(readdirSync(join(folder, "assets"))).toHaveLength(2);
  await keepAssets({ build, folder, now: day(33) });
  expect(readdirSync(join(folder, "assets"))).toEqual(["a-2222222.js"]);
});

test("folder that cannot be written → the error is reported, and the server starts", async () => {
  const errors: Error[] = [];
  const file = join(temporary(), "file");
  writeFileSync(file, "");
  const kept = await startKeepingAssets({ build: buildWith({}), folder: file }, (error) => errors.push(error));
  kept.stop();
  expect(errors).toHaveLength(1);
});
