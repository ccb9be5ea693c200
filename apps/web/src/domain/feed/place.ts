/** Both parts of the address are always said: what is left out would stay as it is in the address of now. */
export const place = (part?: string, key?: string) => ({ part, key });
