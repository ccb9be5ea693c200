import { talentFields } from "@orbita/contract";
import type { IndexDefinition } from "@orbita/platform";

/**
 * The fields used for ranking. The index contains no name, photo, age, gender, address or nationality, not even unindexed.
 * Identities are read from the tables when a hit is shown.
 */
export const talentIndex: IndexDefinition = {
  name: "resumes",
  fields: {
    ...talentFields,
    // The words of titles and of skills, which weigh more than other text.
    titleWords: "prose",
    skillWords: "prose",
    /** Skills and titles in use in the last twelve months. `skillsLately` covers the last three years, including these twelve months. */
    skillsNow: "keyword",
    skillsLately: "keyword",
    occupationsNow: "keyword",
    /** The ISCO-08 groups of the occupations (four digits), for near matches of occupations. */
    occupationGroups: "keyword",
    /** The time of the document's last change, in milliseconds; only alerts query it. */
    changedAt: "date",
    // Clients cannot query the following fields, and responses never contain them.
    hiddenSpaces: "keyword",
    hiddenDomains: "keyword",
  },
  newest: "updated",
  ofPeople: true,
};
