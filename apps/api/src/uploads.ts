import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import { maxFiles, type UploadSpec, type UploadedFile } from "@orbita/contract";
import { Failure } from "@orbita/features";
import { Overloaded } from "@orbita/platform";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The files of a form, and a hash of its files and fields; null for requests without a form. */
    uploaded: { readonly files: readonly UploadedFile[]; readonly hash: string } | null;
  }
}

const kb = 1_024;
const limits = {
  fields: 10,
  fieldBytes: 1 * kb,
  fieldNameBytes: 100,
  headerPairs: 20,
  /** Maximum size of an upload form beside its files: boundaries, headers and fields. */
  formBytes: 64 * kb,
  /** Maximum size of all uploads together that this process reads or works on at a time. */
  heldBytes: 256 * kb * kb,
  /**
   * Maximum time without data from an uploading client. A phone in a tunnel is silent for a while; a client that is silent for
   * longer has gone or is an attacker.
   */
  silenceMs: 20_000,
  /** How much of a form is still read, and for how long, after its request was refused. */
  refused: { bytes: 8 * kb * kb, ms: 10_000 },
};
/** Maximum duration of an upload: five megabytes at 300 kbit/s. */
export const longestUploadMs = 150_000;

const tooLarge = (maxBytes: number) => new Failure("file.tooLarge", { max: Math.floor(maxBytes / kb) });

/** Size of all uploads that are in memory now. */
const held = { bytes: 0 };

type MultipartForm = { fields: Record<string, string>; files: UploadedFile[]; refusal: Failure | null };

/** The file name in a form's header, without the escapes by which browsers encode quotes and line ends. */
const nameIn = (filename: string): string => filename.replaceAll("%22", '"').replaceAll(/%0[AD]/gi, " ");

/**
 * Reads one file of the form. After an error it reads on without storing anything, so that the response reaches a browser that
 * has finished sending.
 */
async function readFile(stream: AsyncIterable<Buffer>, name: string, max: number, into: MultipartForm): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > max) into.refusal ??= tooLarge(max);
    if (into.refusal) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (!into.refusal) into.files.push({ name, bytes: Buffer.concat(chunks) });
}

async function readParts(
  request: FastifyRequest,
  { files: wanted, maxBytes }: UploadSpec,
  into: MultipartForm,
): Promise<void> {
  const most = wanted === "one" ? 1 : maxFiles;
  const parts = request.parts({
    limits: {
      files: most + 1,
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      fieldNameSize: limits.fieldNameBytes,
      headerPairs: limits.headerPairs,
      fileSize: maxBytes({}) + 1,
    },
  });
  for await (const part of parts) {
    if (part.type === "file") {
      if (into.files.length === most) into.refusal ??= new Failure("request.malformed");
      await readFile(part.file, nameIn(part.filename), maxBytes(into.fields), into);
    } else if (typeof part.value !== "string" || part.valueTruncated || Object.hasOwn(into.fields, part.fieldname)) {
      into.refusal ??= new Failure("request.malformed");
    } else into.fields[part.fieldname] = part.value;
  }
  if (into.files.length === 0) into.refusal ??= new Failure("request.malformed");
}

/** Rejects when the form's body is too long, or no data arrives for too long: the parser alone would wait forever. */
function watch(request: FastifyRequest, reply: FastifyReply, most: number) {
  let stop = () => {};
  const trouble = new Promise<never>((_, reject) => {
    let size = 0;
    const late = () => reject(new Failure("request.malformed"));
    const silence = setTimeout(late, limits.silenceMs);
    const whole = setTimeout(late, longestUploadMs);
    const count = (chunk: Buffer) => {
      size += chunk.length;
      held.bytes += chunk.length;
      silence.refresh();
      if (size > most) reject(tooLarge(most));
      else if (held.bytes > limits.heldBytes) reject(new Overloaded("too many uploads at once"));
    };
    request.raw.on("data", count);
    // The form's bytes count as memory in use until the response has been sent, because the handler still works on them.
    reply.raw.once("close", () => (held.bytes -= size));
    stop = () => {
      clearTimeout(silence);
      clearTimeout(whole);
      request.raw.off("data", count);
    };
  });
  return { trouble, stop };
}

const hashOf = ({ fields, files }: MultipartForm): string => {
  const hash = createHash("sha256").update(JSON.stringify(fields));
  for (const { name, bytes } of files) hash.update(`\n${name}\n${bytes.length}\n`).update(bytes);
  return hash.digest("base64url");
};

async function readUpload(request: FastifyRequest, reply: FastifyReply, upload: UploadSpec): Promise<MultipartForm> {
  const most = upload.maxBytes({}) * (upload.files === "one" ? 1 : maxFiles) + limits.formBytes;
  const drop = (failure: Error) => {
    reply.header("connection", "close");
    return failure;
  };
  if (Number(request.headers["content-length"] ?? 0) > most) {
    await hearOut(request, drop(tooLarge(upload.maxBytes({}))));
  }
  if (!request.isMultipart()) throw new Failure("request.malformed");
  const reading: MultipartForm = { fields: {}, files: [], refusal: null };
  const { trouble, stop } = watch(request, reply, most);
  try {
    await Promise.race([readParts(request, upload, reading), trouble]);
  } catch (error) {
    // Errors of the form parser without a status mean a malformed form.
    const ours =
      error instanceof Failure || error instanceof Overloaded || (error as FastifyError).statusCode !== undefined;
    throw drop(ours ? (error as Error) : new Failure("request.malformed"));
  } finally {
    stop();
  }
  if (reading.refusal) throw reading.refusal;
  return reading;
}

/**
 * A client that is refused while it is still sending may never read the answer. So the rest of the form is read first, within
 * limits.
 */
export function hearOut({ raw }: FastifyRequest, refusal: unknown): Promise<never> {
  return new Promise((_, reject) => {
    let size = 0;
    const done = () => {
      clearTimeout(timer);
      raw.off("data", count);
      reject(refusal);
    };
    const count = (chunk: Buffer) => void ((size += chunk.length) > limits.refused.bytes && done());
    const timer = setTimeout(done, limits.refused.ms);
    raw.on("data", count).once("end", done).once("close", done);
  });
}

/** Mounts the upload routes. Only these routes accept files, and they accept no other body than a form. */
export function takeUploads(app: FastifyInstance, mountRoutes: (scope: FastifyInstance) => void): void {
  app.decorateRequest("uploaded", null);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    mountRoutes(scope);
  });
}

export const uploadHook = (upload: UploadSpec) => async (request: FastifyRequest, reply: FastifyReply) => {
  const reading = await readUpload(request, reply, upload);
  request.body = reading.fields;
  request.uploaded = { files: reading.files, hash: hashOf(reading) };
};
