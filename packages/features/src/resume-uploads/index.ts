export { readWithModel } from "./compare-with-model.ts";
export { discardUpload, handOverUpload } from "./discard-upload.ts";
export { resumeUploadChanged } from "./events.ts";
export { readDocument } from "./jobs.ts";
export { deleteUploadsOf } from "./queries.ts";
export { readPendingUpload, readUploadFor } from "./list-uploads.ts";
export { receiveUpload } from "./receive-upload.ts";
export { resumeUploadHandlers } from "./routes.ts";
export { settleUpload } from "./settle-upload.ts";
