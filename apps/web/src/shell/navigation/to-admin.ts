/** An address of the administration. What a link does not say stays as it is where one stands: here nothing may. */
export const toAdmin = (room?: string, key?: string, more?: string) =>
  ({ to: "/admin/{-$room}/{-$key}/{-$more}", params: { room, key, more } }) as const;
