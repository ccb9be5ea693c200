/** Path parameters of the feed. Sets both, because the router keeps the current value of a parameter that is left out. */
export const place = (part?: string, key?: string) => ({ part, key });
