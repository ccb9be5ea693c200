import { expect, test, vi } from "vitest";
import { createShareImages, shareAddress } from "./share-image.ts";

const lanterna = {
  id: "01a1ddc1-0000-7000-8000-000000000001",
  name: "Lanterna Software",
  headline: "Il software che muove i porti.",
  type: "company",
  authorisationNumber: null,
  logo: null,
  replyDays: 7,
  blindFirstStage: true,
  openJobPosts: 5,
};
const at = (path: string) => shareAddress(new URL(`https://orbita.example${path}`));
const ask = (headers: Record<string, string> = {}) => new Request("https://orbita.example/", { headers });

/** Reads width and height from their fixed offsets in a PNG. */
const sizeOf = (png: ArrayBuffer) => [new DataView(png).getUint32(16), new DataView(png).getUint32(20)];

function imagesOf(answer: () => Response) {
  const api = vi.fn<typeof fetch>(async () => answer());
  return { api, shareImage: createShareImages({ apiUrl: "http://api", fetch: api }) };
}

test("the address of a share image → parsed into subject and language; any other address → null", () => {
  expect(at("/space/lanterna/share.png")).toEqual({ kind: "space", name: "lanterna", language: "it" });
  expect(at("/en/space/lanterna/share.png")?.language).toBe("en");
  expect(at("/space/lanterna/share.png?lang=en")?.language).toBe("en");
  expect(at("/de/jobs/1/share.png")).toEqual({ kind: "jobs", name: "1", language: "en" });
  expect(at("/space/lanterna")).toBeNull();
  expect(at("/space/a/b/share.png")).toBeNull();
});

test("a share image is a PNG of 1200 × 630 pixels; a request with a matching ETag → 304", async () => {
  const { api, shareImage } = imagesOf(() => Response.json(lanterna));
  const address = at("/space/lanterna/share.png")!;
  const first = await shareImage(address, ask(), "request");
  expect(first.headers.get("content-type")).toBe("image/png");
  expect(sizeOf(await first.arrayBuffer())).toEqual([1_200, 630]);
  const etag = first.headers.get("etag")!;
  const second = await shareImage(address, ask({ "if-none-match": etag }), "request");
  expect(second.status).toBe(304);
  expect(api).toHaveBeenCalledTimes(2);
});

test("share image with changed facts or in another language → another ETag", async () => {
  let openJobPosts = 5;
  const { shareImage } = imagesOf(() => Response.json({ ...lanterna, openJobPosts }));
  const etagOf = async (path: string) => (await shareImage(at(path)!, ask(), "request")).headers.get("etag");
  const before = await etagOf("/space/lanterna/share.png");
  expect(await etagOf("/en/space/lanterna/share.png")).not.toBe(before);
  openJobPosts = 6;
  expect(await etagOf("/space/lanterna/share.png")).not.toBe(before);
});

test("share image of a missing subject → 404; unavailable api → 503 with Retry-After", async () => {
  const missing = await imagesOf(() => Response.json({}, { status: 404 })).shareImage(
    at("/space/nowhere/share.png")!,
    ask(),
    "request",
  );
  expect(missing.status).toBe(404);
  const away = await imagesOf(() => Response.json({}, { status: 503 })).shareImage(
    at("/space/lanterna/share.png")!,
    ask(),
    "request",
  );
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("more share images requested than the queue holds → 503 for the rest; a later request → 200", async () => {
  let asked = 0;
  const api = async () => Response.json({ ...lanterna, openJobPosts: asked++ });
  const shareImage = createShareImages({ apiUrl: "http://api", fetch: api, mayWait: 2 });
  const address = at("/space/lanterna/share.png")!;
  const all = await Promise.all(Array.from({ length: 5 }, () => shareImage(address, ask(), "request")));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503]);
  expect((await shareImage(address, ask(), "request")).status, "there is room again").toBe(200);
});

test("the share image of a job differs by contract type and workplace type", async () => {
  const job = {
    spaceId: lanterna.id,
    title: "Sviluppatrice/sviluppatore backend Java",
    space: { name: lanterna.name, logo: null },
    location: { city: "Genova" },
    salaryMin: 38_000,
    salaryMax: 45_000,
    contractType: "contract_type_full",
    contractEconomicType: "contract_economic_type_permanent",
    weeklyHours: 40,
    workplaceType: "workplace_type_hybrid",
    officePresence: 40,
    replyDays: 7,
  };
  let facts: object = job;
  const { shareImage } = imagesOf(() => Response.json(facts));
  const etagOf = async () => (await shareImage(at("/jobs/1/share.png")!, ask(), "request")).headers.get("etag");
  const etags = [await etagOf()];
  facts = { ...job, contractType: "contract_type_project", contractEconomicType: null, weeklyHours: null };
  etags.push(await etagOf());
  facts = { ...job, workplaceType: "workplace_type_full_remote", officePresence: null, location: null };
  etags.push(await etagOf());
  expect(new Set(etags).size).toBe(3);
  expect(etags).not.toContain(null);
});
