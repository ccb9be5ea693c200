import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { reveals } from "@orbita/contract/applications/states";
import { Button } from "@orbita/ui/base/button.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconChevronDown, IconChevronUp, IconCircleDashed, IconMessage } from "@tabler/icons-react";
import { stageChoices, wantsWords, type Stage } from "~/domain/applications/next-stage.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";
import stages from "~/features/pipeline/stage-menu.module.css";
import styles from "./candidate.module.css";

type Props = { application: Application; onChoose: (to: Stage) => void; onWords: () => void };

/** Menu of the other stages, forward or back, and of a move with a message to the candidate. */
export function MoveMenu({ application: { status, allowed, blind }, onChoose, onWords }: Props) {
  const { t } = useLingui();
  const phone = usePhone();
  const { nameOf } = useStageNames();
  const shown = stageChoices.filter((to) => to === status || allowed.includes(to));
  const firstReveal = shown.find((to) => reveals(to) && to !== status);
  return (
    <Menu
      align="start"
      width={320}
      trigger={
        <Button
          variant="outline"
          iconEnd={phone ? IconChevronUp : IconChevronDown}
          className={phone ? styles.still : undefined}
        >
          {phone ? <Trans>Move</Trans> : <Trans>Move to…</Trans>}
        </Button>
      }
      groups={[
        shown.map((to) => ({
          id: to,
          label: wantsWords(to) && to !== status ? `${nameOf(to)}…` : nameOf(to),
          mark:
            to === "submitted" ? (
              <Icon icon={IconCircleDashed} size="sm" />
            ) : (
              <span className={stages.dot} data-state={to} aria-hidden="true" />
            ),
          disabled: to === status,
          ...(to === status && { end: <Icon icon={IconCheck} size="sm" label={t`where it is now`} /> }),
          ...(blind &&
            to === firstReveal && {
              hint: t`10 seconds after the move you see name and photo, and the candidate is told`,
            }),
          onSelect: () => onChoose(to),
        })),
        [{ id: "words", label: t`Move with a few words…`, icon: IconMessage, onSelect: onWords }],
      ]}
    />
  );
}
