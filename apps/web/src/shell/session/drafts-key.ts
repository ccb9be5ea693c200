/** The storage key of unsaved drafts. Signing out deletes them. */
export const draftsKey = "orbita.drafts";
