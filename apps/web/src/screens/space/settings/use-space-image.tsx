import { useLingui } from "@lingui/react/macro";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ImageEditor } from "~/domain/files/image-editor.tsx";
import { useImageLabels } from "~/domain/files/use-image-labels.ts";
import { useChosenImage } from "~/domain/files/use-chosen-image.ts";
import { useImageSave } from "~/domain/files/use-image-save.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import { useTakeSpace } from "~/domain/spaces/use-take-space.ts";

export type SpaceImageName = "logo" | "cover";

/** Changes an image of the Space. The image is saved as soon as it is cropped, because it is not part of the form. */
export function useSpaceImage(image: SpaceImageName, title: string) {
  const { t, i18n } = useLingui();
  const { server } = useForm();
  const purpose = image === "logo" ? "spaceLogo" : "spaceCover";
  const words = useImageLabels(purpose);
  const { chosen, refusal, choose, drop } = useChosenImage(purpose);
  const take = useTakeSpace();
  const save = useImageSave(purpose, async (id) => {
    const call = api().spaces.changeOwn({ params: { id: server.id }, body: { [image]: id } }, { spaceId: server.id });
    await take(await answered(call), server);
  });
  const close = () => {
    save.cancel();
    drop();
  };
  const dialog = (
    <Dialog opened={chosen !== null} onClose={close} width={720} title={title} closeLabel={t`Close`}>
      {chosen && (
        <ImageEditor
          key={chosen.src}
          purpose={purpose}
          image={chosen}
          save={save}
          onDone={() => {
            drop();
            showToast({ message: image === "logo" ? t`Logo updated` : t`Cover updated` });
          }}
          onCancel={drop}
        />
      )}
    </Dialog>
  );
  const error = refusal ? words.refusal(refusal) : save.error === null || chosen ? null : failureText(i18n, save.error);
  return { words, save, choose, error, dialog };
}
