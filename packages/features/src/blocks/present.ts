import type { Block } from "@orbita/contract";
import type { BlockRow } from "./queries.ts";

export const presentBlock = ({ person_id, space_id, created_at, ...row }: BlockRow): Block => ({
  ...row,
  personId: person_id,
  spaceId: space_id,
  since: created_at.toISOString(),
});
