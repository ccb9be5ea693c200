/** Where this browser keeps what was typed and not saved. Signing out takes it away. */
export const draftsKey = "orbita.drafts";
