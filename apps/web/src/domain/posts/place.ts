/** Path parameters of a feed page. Always has both keys, because a router link keeps the current value of an omitted parameter. */
export const place = (part?: string, key?: string) => ({ part, key });
