import type { Dashboard } from "@orbita/contract";

const nothing = { value: null, before: null };

/** Only owners see costs: for other members each cost is null. */
export const withoutMoney = (whole: Dashboard): Dashboard => ({
  ...whole,
  figures: { ...whole.figures, costCents: nothing, costPerApplicationCents: nothing },
  posts: whole.posts.map((post) => ({ ...post, costCents: null, costPerApplicationCents: null })),
  sources: whole.sources.map((source) => ({ ...source, costCents: null })),
});
