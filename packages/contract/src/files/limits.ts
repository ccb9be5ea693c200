const kb = 1_024;

/** Allowed uploads by purpose. The limits of images come from the specification (§9), those of documents from product.md. */
export const fileLimits = {
  profileImage: {
    maxBytes: 1_200 * kb,
    types: ["image/jpeg", "image/png", "image/webp"],
    sizes: [96, 256, 512],
    ratio: 1,
  },
  coverImage: { maxBytes: 1_200 * kb, types: ["image/jpeg", "image/png", "image/webp"], sizes: [800, 1_600], ratio: 6 },
  spaceLogo: {
    maxBytes: 1_200 * kb,
    types: ["image/jpeg", "image/png", "image/webp"],
    sizes: [96, 256, 512],
    ratio: 1,
  },
  spaceCover: { maxBytes: 1_200 * kb, types: ["image/jpeg", "image/png", "image/webp"], sizes: [800, 1_600], ratio: 6 },
  postImage: {
    maxBytes: 1_200 * kb,
    types: ["image/jpeg", "image/png", "image/webp"],
    sizes: [320, 800, 1_600],
    ratio: null,
  },
  channelCover: {
    maxBytes: 1_200 * kb,
    types: ["image/jpeg", "image/png", "image/webp"],
    sizes: [800, 1_600],
    ratio: 6,
  },
  messageFile: {
    maxBytes: 5 * kb * kb,
    types: [
      "application/pdf",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/msword",
      "image/jpeg",
      "image/png",
      "image/webp",
    ],
    sizes: [320, 1_600],
    ratio: null,
  },
  resume: {
    maxBytes: 5 * kb * kb,
    types: [
      "application/pdf",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/msword",
    ],
  },
} as const;
export type FilePurpose = keyof typeof fileLimits;

const largest = Math.max(...Object.values(fileLimits).map(({ maxBytes }) => maxBytes));

/** The size limit of the upload's purpose; the largest of all limits while the purpose is not known yet. */
export function maxBytesOf({ purpose }: Readonly<Record<string, unknown>>): number {
  return typeof purpose === "string" && Object.hasOwn(fileLimits, purpose)
    ? fileLimits[purpose as FilePurpose].maxBytes
    : largest;
}

/** Maximum number of pixels of an image. Larger images are refused before they are decoded, because they would exhaust the memory. */
export const maxPixels = 40_000_000;
export const maxNameLength = 200;
/** Maximum number of files in one request, for a route that accepts several files (`files: "many"`). */
export const maxFiles = 10;
/** Lifetime of a download token. */
export const fileTokenSeconds = 60;
/** Maximum number of files that a person may store at a time. It is far above what anyone needs, but protects the disk. */
export const maxFilesOwned = 60;
