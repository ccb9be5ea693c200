import { talentSearchPayload } from "@orbita/contract";
import { expect, test } from "vitest";
import {
  countTalentFilters,
  talentAddress,
  talentSearch,
  wholeSearch,
  changeTalentSearch,
  type TalentSearch,
} from "./search-address.ts";
import { toTalentFilters } from "./search-filters.ts";

const java = "7b7a2f0e-6a5e-4f0e-9b57-0f2f5b8f2a01";
const postgres = "7b7a2f0e-6a5e-4f0e-9b57-0f2f5b8f2a02";

const asked: TalentSearch = {
  ...wholeSearch,
  q: "backend per la logistica",
  skills: [java, postgres],
  roles: ["orbita-backend-developer"],
  place: { name: "Genova", lat: 44.4071, lon: 8.9347, km: 30 },
  languages: [
    { code: "en", level: "B2" },
    { code: "fr", level: null },
  ],
  from: 3,
  to: 12,
  education: ["education_master"],
  regions: ["Liguria", "Valle d'Aosta/Vallée d'Aoste"],
  course: "Sicurezza sul lavoro",
  certification: "AWS Solutions Architect",
  sort: "updated",
  page: 2,
  size: 20,
  talent: java,
  job: postgres,
};

test("a talent search survives the round trip through the URL, which omits defaults", () => {
  expect(talentAddress(wholeSearch)).toEqual({});
  expect(talentAddress(asked)).toMatchObject({ languages: "en-B2.fr", years: "3-12", at: "44.4071,8.9347", km: 30 });
  expect(talentSearch(talentAddress(asked))).toEqual(asked);
  expect(talentSearch(talentAddress({ ...asked, any: true }))).toMatchObject({ any: true });
});

test("invalid values in the URL of a talent search → ignored", () => {
  const odd = {
    q: "  ",
    skills: "a b.<script>",
    years: "x-12",
    at: "91,8",
    languages: "en-Z9",
    page: -1,
    sort: "score:desc",
  };
  expect(talentSearch(odd)).toEqual({ ...wholeSearch, languages: [{ code: "en", level: null }] });
  expect(talentSearch({ years: "-12" })).toMatchObject({ from: null, to: 12 });
  expect(talentSearch({ years: "0-" })).toMatchObject({ from: null, to: null });
  expect(talentSearch({ talent: "anything", job: "anything" })).toMatchObject({ talent: null, job: null });
});

test("changed filter of a talent search → back to the first page, and the open CV is closed", () => {
  expect(changeTalentSearch(asked, { q: null })).toMatchObject({ q: null, page: 0, talent: null, size: 20 });
  expect(countTalentFilters(asked)).toBe(13);
});

test("talent search: each chosen skill is a separate filter; with “at least one” all skills are a single filter", () => {
  const skills = (search: TalentSearch) => toTalentFilters(search).filter(({ f }) => f === "skills");
  expect(skills(asked)).toEqual([java, postgres].map((v) => ({ f: "skills", v, mm: "is" })));
  expect(skills({ ...asked, any: true })).toEqual([{ f: "skills", v: [java, postgres], mm: "in" }]);
});

test("the search contract accepts the filters of a talent search unchanged", () => {
  for (const search of [asked, { ...asked, any: true }])
    expect(talentSearchPayload.parse({ filters: toTalentFilters(search) }).filters).toEqual(toTalentFilters(search));
  expect(toTalentFilters(wholeSearch)).toEqual([]);
});
