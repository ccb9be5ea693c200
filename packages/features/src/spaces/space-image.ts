import type { OwnSpace, SpaceId, UploadedFile } from "@orbita/contract";
import { uploadOne, type SpaceImage } from "../files/index.ts";
import { hasRole, type StepCtx } from "../kernel/ctx.ts";
import { allow } from "../kernel/failure.ts";
import { changeSpace } from "./change-space.ts";

type Body = {
  image: "logo" | "cover";
  cropX?: number | undefined;
  cropY?: number | undefined;
  cropWidth?: number | undefined;
  cropHeight?: number | undefined;
};

const purposes: Record<Body["image"], SpaceImage> = { logo: "spaceLogo", cover: "spaceCover" };

/** Uploads and sets the image in one call; the previous image is deleted in the same transaction. */
export async function putSpaceImage(
  ctx: StepCtx,
  { id }: { id: SpaceId },
  { image, ...crop }: Body,
  file: UploadedFile,
): Promise<OwnSpace> {
  allow(hasRole(ctx.actor, id, "owner"));
  const earlier = await ctx.earlier<OwnSpace>();
  if (earlier !== undefined) return earlier;
  return uploadOne(ctx, { purpose: purposes[image], ...crop }, file, (inner, fileId) =>
    changeSpace(inner, { id }, { [image]: fileId }),
  );
}
