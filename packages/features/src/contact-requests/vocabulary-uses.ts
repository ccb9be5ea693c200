import { defineVocabularyUse } from "../kernel/vocabulary-use.ts";

const own = (field: string, column: string) =>
  defineVocabularyUse({
    name: `contactRequests.${field}`,
    table: "contact_offers",
    column,
    key: "id",
    label: "title",
    spaceId: "space_id",
    // Contact requests read the labels from the tables each time, so a changed label needs no event.
    changed: async () => {},
  });

export const contactRequestVocabularyUses = [
  own("contractType", "contract_type"),
  own("contractEconomicType", "contract_economic_type"),
  own("workplaceType", "workplace_type"),
];
