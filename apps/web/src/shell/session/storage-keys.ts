/** The storage key of unsaved drafts. Signing out deletes them. */
export const draftsKey = "orbita.drafts";
/** The storage key of recent job searches. Signing out deletes them. */
export const recentSearchesKey = "orbita.searches";
