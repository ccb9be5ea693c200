import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost, NotForMeReason } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconBriefcase, IconBuilding, IconCoinEuro, IconMapPin } from "@tabler/icons-react";
import { useState } from "react";
import { useReasonLabels } from "~/domain/fits/use-effect-text.ts";
import { useNotForMe } from "./use-not-for-me.ts";

const icons: Record<NotForMeReason, IconShape> = {
  place: IconMapPin,
  salary: IconCoinEuro,
  field: IconBriefcase,
  company: IconBuilding,
};
const reasons = Object.keys(icons) as NotForMeReason[];

type Props = {
  job: Pick<JobPost, "id">;
  isOpenAtFirst: boolean;
  /** Called after the job has left the list. */
  onGone: () => Promise<void>;
};

/** Hides the job from the fits, for a reason that changes the next ones. */
export function NotForMeMenu({ job: { id }, isOpenAtFirst, onGone }: Props) {
  const { t } = useLingui();
  const labels = useReasonLabels();
  const mark = useNotForMe();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const choose = async (reason: NotForMeReason): Promise<void> => {
    if (await mark({ id, reason })) await onGone();
  };
  return (
    <Menu
      width={268}
      opened={isOpen}
      onOpenedChange={setIsOpen}
      note={t`Hides the job and changes the next ones`}
      trigger={
        <Button variant="outline" size="sm">
          <Trans>Not for me…</Trans>
        </Button>
      }
      groups={[
        reasons.map((reason) => ({
          id: reason,
          label: labels[reason],
          icon: icons[reason],
          onSelect: () => void choose(reason),
        })),
      ]}
    />
  );
}
