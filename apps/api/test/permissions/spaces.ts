import { randomUUIDv7 } from "node:crypto";
import { everyone, signedIn, readers, type Rows, type World } from "./roles.ts";

const space = ({ spaceId }: World) => ({ params: { id: spaceId } });

export const spacesRows: Rows<"spaces"> = {
  create: {
    who: signedIn,
    call: (c) => c.spaces.create({ body: { name: "Ortovivo", url: `o-${randomUUIDv7().slice(-12)}` } }),
  },
  mine: { who: signedIn, call: (c) => c.spaces.mine({}) },
  read: { who: everyone, call: (c, w) => c.spaces.read(space(w)), absent: "space.notFound" },
  readByUrl: { who: everyone, call: (c) => c.spaces.readByUrl({ params: { url: "nobody-here" } }) },
  search: { who: everyone, call: (c) => c.spaces.search({ body: {} }) },
  exists: { who: signedIn, call: (c) => c.spaces.exists({ body: { url: "nobody-here" } }) },
  contractStatus: { who: readers, call: (c, w) => c.spaces.contractStatus(space(w)), absent: "access.denied" },
};
