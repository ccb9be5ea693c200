import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");

/**
 * Every function that decides whether a CV found by talent search may show a name, or that returns such a CV, with the code that
 * records the disclosure. A file that is not listed must go through `shownTalents` or `discloseTalents`, so that the daily limit
 * and the access log apply to it too.
 */
const users: Record<string, Record<string, string>> = {
  isNamedTo: {
    "kernel/anonymity.ts": "defines it",
    "talent-search/queries.ts": "search.ts passes its rows to discloseTalents",
    "talent-search/shown-queries.ts": "see its importers below",
    "talent-search/acquaintance-queries.ts": "returns no name, only whether the person applied",
    "contact-requests/queries.ts": "list-contact-requests.ts passes its rows to discloseTalents",
  },
  "shown-queries": {
    "talent-search/talent-cards.ts": "passes its rows to discloseTalents",
    "talent-search/open-talent.ts": "counts and logs an opening",
    "moderation/content-changed.ts": "another file of the same name",
  },
  findAnswerable: {
    "talent-search/queries.ts": "defines it",
    "talent-search/search.ts": "passes its rows to discloseTalents",
    "talent-search/viewer.ts": "returns ids",
    "talent-search/find-talent-ids.ts": "returns ids",
  },
  profileForSpaces: {
    "resumes/profile.ts": "defines it, and shows a person their own CV as Spaces see it",
    "resumes/index.ts": "offers it to talent search",
    "talent-search/talent-cards.ts": "passes its rows to discloseTalents",
  },
};

const sources = globSync("**/*.ts", { cwd: src })
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(join(src, path), "utf8") }));

test.each(Object.entries(users))(
  "source file that uses %s → listed in this test with the code that records the disclosure",
  (name, files) => {
    const found = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map(({ path }) => path);
    expect(found.toSorted()).toEqual(Object.keys(files).toSorted());
  },
);
