/** An address of the administration. A link keeps the current value of every parameter it omits, so this sets all of them. */
export const toAdmin = (room?: string, key?: string, more?: string) =>
  ({ to: "/admin/{-$room}/{-$key}/{-$more}", params: { room, key, more } }) as const;
