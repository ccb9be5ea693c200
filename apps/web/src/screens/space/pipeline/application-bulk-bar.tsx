import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { Sep } from "@orbita/ui/base/meta.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { IconChevronDown } from "@tabler/icons-react";
import type { MoveDestination } from "~/domain/applications/shown-board.ts";
import { StageMenu } from "~/domain/applications/stage-menu.tsx";
import type { ApplicationActions } from "~/domain/applications/use-application-actions.ts";
import type { ApplicationSelection } from "./use-chosen.ts";
import styles from "./pipeline.module.css";

type Props = {
  chosen: ApplicationSelection;
  acts: ApplicationActions;
  menu: boolean;
  onMenu: (opened: boolean) => void;
};

/** Actions on all selected applications. */
export function ApplicationBulkBar({ chosen, acts, menu, onMenu }: Props) {
  const { t } = useLingui();
  const { cards } = chosen;
  const states = new Set(cards.map(({ status }) => status));
  const [only] = states;
  const send = (to: MoveDestination) => {
    acts.move(cards, to);
    chosen.clear();
  };
  return (
    <>
      <CheckboxField hideLabel indeterminate label={t`Deselect all`} checked={false} onChange={chosen.clear} />
      <span>
        <Plural value={chosen.size} one="# selected" other="# selected" />
      </span>
      <StageMenu
        align="start"
        opened={menu}
        onOpenedChange={onMenu}
        current={states.size === 1 && only ? only : null}
        blind={cards.some(({ blind }) => blind)}
        onChoose={send}
        trigger={
          <Button size="sm" variant="outline" iconEnd={IconChevronDown}>
            <Trans>Move to…</Trans>
          </Button>
        }
      />
      <Button size="sm" variant="danger" onClick={() => send("rejected")}>
        <Trans>Reject…</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={chosen.clear}>
        <Trans>Cancel</Trans>
      </Button>
      <span className={styles.keys}>
        <Trans>
          <Kbd>X</Kbd> to select
        </Trans>
        <Sep />
        <Trans>
          <Kbd>M</Kbd> to move
        </Trans>
      </span>
    </>
  );
}
