import type { OwnSpace, SpaceId, UploadedFile } from "@orbita/contract";
import { uploadOne, type SpaceImagePurpose } from "../files/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { allow } from "../kernel/failure.ts";
import { changeSpace } from "./change-space.ts";
import { canChangeSpace } from "./policy.ts";

type SpaceImageBody = {
  image: "logo" | "cover";
  cropX?: number | undefined;
  cropY?: number | undefined;
  cropWidth?: number | undefined;
  cropHeight?: number | undefined;
};

const purposes: Record<SpaceImageBody["image"], SpaceImagePurpose> = { logo: "spaceLogo", cover: "spaceCover" };

/** Uploads an image and sets it as the Space's logo or cover in one call. The previous image is deleted in the same transaction. */
export async function putSpaceImage(
  ctx: StepCtx,
  { id }: { id: SpaceId },
  { image, ...crop }: SpaceImageBody,
  file: UploadedFile,
): Promise<OwnSpace> {
  allow(canChangeSpace(ctx.actor, id));
  const earlier = await ctx.earlier<OwnSpace>();
  if (earlier !== undefined) return earlier;
  return uploadOne(ctx, { purpose: purposes[image], ...crop }, file, (inner, fileId) =>
    changeSpace(inner, { id }, { [image]: fileId }),
  );
}
