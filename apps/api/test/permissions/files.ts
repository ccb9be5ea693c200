import { everyone, signedIn, type PermissionCases, type PermissionWorld } from "./roles.ts";

const pdf = () => new File(["%PDF-1.7\n%%EOF\n"], "cv.pdf");
// The id of no file: every caller passes the permission check and gets 404.
const file = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId as string } });
const absent = "file.notFound";

export const filesRows: PermissionCases<"files"> = {
  upload: { who: signedIn, call: (c) => c.files.upload({ body: { purpose: "resume" }, files: [pdf()] }) },
  uploadMany: { who: signedIn, call: (c) => c.files.uploadMany({ body: { purpose: "resume" }, files: [pdf()] }) },
  download: { who: everyone, call: (c, w) => c.files.download({ ...file(w), query: {} }), absent },
  replace: {
    who: signedIn,
    call: (c, w) => c.files.replace({ ...file(w), body: { purpose: "resume" }, files: [pdf()] }),
    absent,
  },
  remove: { who: signedIn, call: (c, w) => c.files.remove(file(w)), absent },
  token: { who: signedIn, call: (c, w) => c.files.token(file(w)), absent },
};
