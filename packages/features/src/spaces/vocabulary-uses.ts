import { defineVocabularyUse, type VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { spaceChanged } from "./events.ts";

const columns = {
  businessSector: "business_sector",
  primaryPolicy: "primary_policy",
  onsiteStart: "onsite_start",
  onsiteEnd: "onsite_end",
  ccnl: "ccnl",
};

export const spaceVocabularyUses: readonly VocabularyReferenceColumn[] = Object.entries(columns).map(([name, column]) =>
  defineVocabularyUse({
    name: `spaces.${name}`,
    table: "spaces",
    column,
    key: "id",
    label: "name",
    spaceId: "id",
    changed: async ({ tell }, ids) => {
      for (const id of ids) await tell(spaceChanged, { id });
    },
  }),
);
