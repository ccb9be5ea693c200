import type { Dashboard } from "@orbita/contract";

const nothing = { value: null, before: null };

/** What posts cost is the owners' to know: for others each cost is null. */
export const withoutMoney = (whole: Dashboard): Dashboard => ({
  ...whole,
  figures: { ...whole.figures, costCents: nothing, costPerApplicationCents: nothing },
  posts: whole.posts.map((post) => ({ ...post, costCents: null, costPerApplicationCents: null })),
  sources: whole.sources.map((source) => ({ ...source, costCents: null })),
});
