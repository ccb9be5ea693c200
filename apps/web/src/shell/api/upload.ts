import type { Problem, StoredFile } from "@orbita/contract";
import type { FilePurpose } from "@orbita/contract/files/limits";
import { heads } from "@orbita/contract/heads.gen";
import { pathOf, ProblemError, ResponseError } from "@orbita/contract/kernel/client";
import { formOf } from "@orbita/contract/kernel/file-client";
import { basePath } from "@orbita/contract/product";
import { OfflineError } from "./failure.ts";
import { setOffline } from "./offline.ts";

export type UploadCrop = { x: number; y: number; width: number; height: number };

export type FileUploadRequest = {
  purpose: FilePurpose;
  file: File;
  /** The crop of an image, as fractions of its size. */
  crop?: UploadCrop | undefined;
  /** The idempotency key. A retry uses the same key, so that a file that did arrive is not stored twice. */
  key: string;
};

type UploadObserver = { onProgress: (share: number) => void; signal: AbortSignal };

function failureOf(request: XMLHttpRequest): Error {
  try {
    const problem = JSON.parse(request.responseText) as Problem;
    if (typeof problem.code === "string") return new ProblemError(problem);
  } catch {
    // The response is not from the api, but from a proxy or a captive portal.
  }
  return new ResponseError(new Response(null, { status: request.status, statusText: request.statusText }));
}

const fieldsOf = ({ purpose, crop }: FileUploadRequest) => ({
  purpose,
  ...(crop && { cropX: crop.x, cropY: crop.y, cropWidth: crop.width, cropHeight: crop.height }),
});

export type FileForm = {
  path: string;
  fields?: Readonly<Record<string, unknown>>;
  file: File;
  /** The idempotency key of the upload. A retry uses the same key. */
  key: string;
};

/** Sends a form with its file and reports the upload progress. Uses XMLHttpRequest because fetch has no upload progress. */
export function sendForm<T>({ path, fields, file, key }: FileForm, { onProgress, signal }: UploadObserver): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open("POST", basePath + path);
  request.setRequestHeader("x-request-scope", "public");
  request.setRequestHeader("idempotency-key", key);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener("load", () => {
    setOffline(false);
    if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
    else reject(failureOf(request));
  });
  request.addEventListener("error", () => {
    setOffline(true);
    reject(new OfflineError());
  });
  request.addEventListener("abort", () => reject(new DOMException("The upload was cancelled", "AbortError")));
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.send(formOf(fields, [file]));
  return promise;
}

export const uploadFile = (order: FileUploadRequest, watch: UploadObserver): Promise<StoredFile> =>
  sendForm({ path: pathOf(heads.files.upload, {}), fields: fieldsOf(order), file: order.file, key: order.key }, watch);
