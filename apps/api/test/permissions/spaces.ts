import { randomUUIDv7 } from "node:crypto";
import { everyone, readers, signedIn, type PermissionCases, type Verdicts, type PermissionWorld } from "./roles.ts";

const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
/** Only owners may change the Space. */
const owners: Verdicts = { ...readers, viewer: "denied", recruiter: "denied" };
const text = () => new File(["no image"], "logo.png");

export const spacesRows: PermissionCases<"spaces"> = {
  create: {
    who: signedIn,
    call: (c) => c.spaces.create({ body: { name: "Ortovivo", url: `o-${randomUUIDv7().slice(-12)}` } }),
  },
  mine: { who: signedIn, call: (c) => c.spaces.mine({}) },
  read: { who: everyone, call: (c, w) => c.spaces.read(space(w)), absent: "space.notFound" },
  readByUrl: { who: everyone, call: (c) => c.spaces.readByUrl({ params: { url: "nobody-here" } }) },
  readByName: { who: everyone, call: (c) => c.spaces.readByName({ params: { name: "Nobody here" } }) },
  search: { who: everyone, call: (c) => c.spaces.search({ body: {} }) },
  exists: { who: signedIn, call: (c) => c.spaces.exists({ body: { url: "nobody-here" } }) },
  change: {
    // Every signed-in user passes the route's check; the feature then checks the membership.
    who: owners,
    call: (c, w) => c.spaces.change({ ...space(w), body: { headline: "Una riga." } }),
    absent: "access.denied",
  },
  readOwn: { who: readers, call: (c, w) => c.spaces.readOwn(space(w)), absent: "access.denied" },
  changeOwn: {
    who: owners,
    call: (c, w) => c.spaces.changeOwn({ ...space(w), body: { headline: "Una riga." } }),
    absent: "access.denied",
  },
  contractStatus: { who: readers, call: (c, w) => c.spaces.contractStatus(space(w)), absent: "access.denied" },
  profileImage: {
    who: owners,
    call: (c, w) => c.spaces.profileImage({ ...space(w), body: {}, files: [text()] }),
    absent: "access.denied",
  },
  close: {
    who: owners,
    // The URL in the body is not the Space's URL: owners pass the permission check and fail at this confirmation.
    call: (c, w) => c.spaces.close({ ...space(w), body: { url: "nobody-here" } }),
    absent: "access.denied",
  },
};
