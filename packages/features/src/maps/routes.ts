import type { mapRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const soon = () => fail("server.maintenance");

export const mapHandlers: Handlers<typeof mapRoutes> = {
  textSearch: soon,
  placeId: soon,
  geocode: soon,
  autocomplete: soon,
};
