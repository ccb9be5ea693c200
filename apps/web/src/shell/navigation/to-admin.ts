/**
 * Route and parameters of an admin page.
 * Sets all parameters, because a link keeps the current value of every parameter that it omits.
 */
export const toAdmin = (room?: string, key?: string, more?: string) =>
  ({ to: "/admin/{-$room}/{-$key}/{-$more}", params: { room, key, more } }) as const;
