import type { fileLimits, FilePurpose } from "@orbita/contract/files/limits";
import { basePath } from "@orbita/contract/product";

type ImageSizeName<P extends FilePurpose> = (typeof fileLimits)[P] extends { sizes: readonly (infer S)[] } ? S : never;
export type ImageSize = ImageSizeName<"profileImage"> | ImageSizeName<"coverImage"> | ImageSizeName<"postImage">;

/** The URL of a public image in one of its sizes. */
export const imageUrl = (id: string, size: ImageSize): string => `${basePath}/file/${id}?size=${size}`;
