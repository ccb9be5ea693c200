import { talentFields } from "@orbita/contract";
import type { IndexDefinition } from "@orbita/platform";

/**
 * What ranks: neither name, photo, age, gender, address nor nationality stands here, not even kept aside. Who somebody is comes
 * from the tables when a hit is shown.
 */
export const talentIndex: IndexDefinition = {
  name: "resumes",
  fields: {
    ...talentFields,
    // What words are weighed in.
    titleWords: "prose",
    skillWords: "prose",
    /** Skills, and titles, of the last twelve months; and of the last three years, which hold those too. */
    skillsNow: "keyword",
    skillsLately: "keyword",
    occupationsNow: "keyword",
    /** The four digits of ISCO-08: what stands near an occupation. */
    occupationGroups: "keyword",
    /** When anything of the document changed, to the millisecond; nobody asks by it but alerts. */
    changedAt: "date",
    // Nobody can ask by these, and they stand in no answer.
    hiddenSpaces: "keyword",
    hiddenDomains: "keyword",
  },
  newest: "updated",
  ofPeople: true,
};
