import type { SdiState } from "@orbita/contract";

export const sdiChoices = [
  "toSend",
  "sent",
  "delivered",
  "notDelivered",
  "rejected",
] as const satisfies readonly SdiState[];
