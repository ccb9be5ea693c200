/** What a room of the administration is opened with; the address is checked by whoever reads it. */
export type RoomProps = { name: string | undefined; more: string | undefined; search: Record<string, unknown> };
