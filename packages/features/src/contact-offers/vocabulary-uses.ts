import { defineVocabularyUse } from "../kernel/vocabulary-use.ts";

const own = (field: string, column: string) =>
  defineVocabularyUse({
    name: `contactOffers.${field}`,
    table: "contact_offers",
    column,
    key: "id",
    label: "title",
    spaceId: "space_id",
    // The labels are read from the tables each time, so no event is needed.
    changed: async () => {},
  });

export const contactOfferVocabularyUses = [
  own("contractType", "contract_type"),
  own("contractEconomicType", "contract_economic_type"),
  own("workplaceType", "workplace_type"),
];
