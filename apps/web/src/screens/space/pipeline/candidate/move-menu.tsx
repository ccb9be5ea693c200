import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { reveals } from "@orbita/contract/applications/states";
import { Button } from "@orbita/ui/base/button.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconChevronDown, IconChevronUp, IconCircleDashed, IconMessage } from "@tabler/icons-react";
import { stageChoices, needsMessage, type ApplicationStage } from "~/domain/applications/next-stage.ts";
import { useStageNames } from "~/domain/applications/use-stage-names.ts";
import stages from "~/domain/applications/stage-menu.module.css";
import styles from "./candidate.module.css";

type Props = { application: Application; onChoose: (to: ApplicationStage) => void; onWords: () => void };

/** Menu to move an application to another stage, forward or back, with or without a message to the candidate. */
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
          label: needsMessage(to) && to !== status ? `${nameOf(to)}…` : nameOf(to),
          mark:
            to === "submitted" ? (
              <Icon icon={IconCircleDashed} size="sm" />
            ) : (
              <span className={stages.dot} data-state={to} aria-hidden="true" />
            ),
          disabled: to === status,
          ...(to === status && { end: <Icon icon={IconCheck} size="sm" label={t`Current stage`} /> }),
          ...(blind &&
            to === firstReveal && {
              hint: t`10 seconds after the move you’ll see the name and photo, and we’ll notify the candidate`,
            }),
          onSelect: () => onChoose(to),
        })),
        [{ id: "words", label: t`Move with a message…`, icon: IconMessage, onSelect: onWords }],
      ]}
    />
  );
}
