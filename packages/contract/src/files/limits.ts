const kb = 1_024;

/** What may be uploaded, by what it is for. An image's limit is the specification's (§9), a document's product.md's. */
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

/** By the purpose, where it is known already; otherwise what the most generous one takes. */
export function maxBytesOf({ purpose }: Readonly<Record<string, unknown>>): number {
  return typeof purpose === "string" && Object.hasOwn(fileLimits, purpose)
    ? fileLimits[purpose as FilePurpose].maxBytes
    : largest;
}

/** An image with more than this is refused before it is opened: it would fill the memory, not the screen. */
export const maxPixels = 40_000_000;
export const maxNameLength = 200;
/** A `many` upload carries at most this many. */
export const maxFiles = 10;
/** How long a download token is good. */
export const fileTokenSeconds = 60;
/** What one person may keep here at a time: far more than anybody needs, far less than a disk. */
export const maxFilesOwned = 60;
