import { adoptIdentity, defaultIdentity, identity, productName } from "@orbita/contract/product";
import { afterEach, expect, test } from "vitest";
import { createIdentitySource } from "./identity-source.ts";
import { llmsText } from "./llms.ts";
import { drawJob, drawSpace } from "./share-drawing.ts";

const borea = {
  ...defaultIdentity,
  product: "Borea",
  company: {
    name: "Borea Lavoro S.r.l.",
    vat: "02790110998",
    fiscalCode: "02790110998",
    street: "Via San Luca 4",
    postalCode: "16124",
    city: "Genova",
    province: "GE",
  },
};
const space = {
  id: "0190-space",
  name: "Lanterna Software",
  headline: "Software per i porti",
  type: "company",
  authorisationNumber: null,
  replyDays: 7,
  blindFirstStage: true,
  openJobPosts: 3,
};
const job = {
  spaceId: "0190-space",
  title: "Sviluppo backend",
  space: { name: "Lanterna Software" },
  location: { city: "Genova" },
  salaryMin: 28_000,
  salaryMax: 33_000,
  contractType: null,
  contractEconomicType: null,
  weeklyHours: 40,
  workplaceType: null,
  officePresence: null,
  replyDays: 7,
};

afterEach(() => adoptIdentity(defaultIdentity));

/** The texts that the web server writes itself, and the drawings of its share images, under the present identity. */
async function textsNow(): Promise<string> {
  const languages = ["it", "en"] as const;
  const drawings = languages.flatMap((language) => [drawSpace(space, language, null), drawJob(job, language, null)]);
  const llms = await llmsText("https://lavoro.example").text();
  return [llms, ...drawings.map((drawing) => JSON.stringify(drawing))].join("\n");
}

test("second operator after the first in one process → no trace of the first name in texts and share images", async () => {
  const first = await textsNow();
  expect(first).toContain("Orbita");
  adoptIdentity(borea);
  const second = await textsNow();
  expect(second.match(/.{0,40}orbita.{0,40}/i)).toBeNull();
  expect(second).toContain("run by Borea Lavoro S.r.l., Genova, Italy");
  // The letters of the default name are a drawing: its path is in the images of the first operator only.
  const wordmark = /"viewBox":"0 0 123 36"/;
  expect([wordmark.test(first), wordmark.test(second)]).toEqual([true, false]);
});

test("identity of the api → loaded before the first response, again after 15 seconds, kept while the api is unavailable", async () => {
  let now = 0;
  let answer = () => Response.json(borea);
  let calls = 0;
  const send = () => {
    calls++;
    return Promise.resolve(answer());
  };
  const refresh = createIdentitySource({ apiUrl: "http://api", fetch: send, clock: () => now });
  await refresh();
  expect([productName, identity.company?.city, calls]).toEqual(["Borea", "Genova", 1]);
  await refresh();
  expect(calls).toBe(1);

  answer = () => Response.json({ ...borea, product: "Zefiro" });
  now += 16_000;
  await refresh();
  expect([productName, calls]).toEqual(["Zefiro", 2]);

  answer = () => new Response(null, { status: 503 });
  now += 60_000;
  await refresh();
  await refresh();
  expect([productName, calls]).toEqual(["Zefiro", 3]);
});
