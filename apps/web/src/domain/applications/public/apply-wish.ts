/** Storage key for the id of the post that a guest wanted to apply to before signing in. */
export const applyWish = "orbita.apply";
