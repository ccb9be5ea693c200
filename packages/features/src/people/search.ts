import { personFields, type Page, type Person, type SearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { runSearch, type IndexDefinition, type Projection, type SearchClient } from "@orbita/platform";
import { isFoundPerson } from "./policy.ts";
import { presentPerson } from "./present.ts";
import { countFound, findPeopleByIds, personIds, type PersonDocumentRow, type PeopleViewer } from "./queries.ts";

export const personIndex: IndexDefinition = {
  name: "people",
  // The last two fields are the hidden-from lists. They are indexed for the filter in this file, but clients can neither query nor read them.
  fields: { ...personFields, hiddenSpaces: "keyword", hiddenDomains: "keyword" },
};

/** Query clause that excludes people who hide from the viewer, but never the viewer themselves. */
const unhidden = ({ id, spaceIds, domains }: PeopleViewer) => ({
  bool: {
    should: [
      { term: { id } },
      {
        bool: {
          must_not: [{ terms: { hiddenSpaces: [...spaceIds] } }, { terms: { hiddenDomains: [...domains] } }],
        },
      },
    ],
    minimum_should_match: 1,
  },
});

export const askIndex = (search: SearchClient, viewer: PeopleViewer, payload: SearchPayload): Promise<Page<Person>> =>
  runSearch<Person>(search, { ...personIndex, fields: personFields }, payload, {
    also: [unhidden(viewer)],
  });

function documentOf(row: PersonDocumentRow): object {
  const doc = presentPerson(row);
  return {
    id: doc.id,
    doc,
    username: doc.username,
    firstName: doc.firstName,
    lastName: doc.lastName,
    name: `${doc.firstName} ${doc.lastName}`,
    created: doc.created,
    hiddenSpaces: row.hidden_spaces,
    hiddenDomains: row.hidden_domains,
  };
}

/**
 * The version with which an erased person is removed from the index. It exceeds the version of any document, which is safe
 * because ids are never reused.
 */
const pastAllVersions = Number.MAX_SAFE_INTEGER;

/**
 * Search documents of people. A document combines the user, the settings and the resume's headline, so its version is the sum of
 * their versions. Erased users are removed from the index.
 */
export async function projectPeople(db: Db, ids: readonly string[]): Promise<Projection[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await findPeopleByIds(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) return { index: personIndex.name, id, version: pastAllVersions, source: null };
    return {
      index: personIndex.name,
      id,
      version: row.version + (row.settings_version ?? 0) + (row.resume_version ?? 0),
      source: isFoundPerson(row) ? documentOf(row) : null,
    };
  });
}

export const personSource = { definition: personIndex, ids: personIds, project: projectPeople, count: countFound };
