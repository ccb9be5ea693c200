import { Trans, useLingui } from "@lingui/react/macro";
import type { HidingTarget } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconAt } from "@tabler/icons-react";
import { useId } from "react";
import { UnseenRow } from "../blocks/unseen-row.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { HideForm } from "./hide-form.tsx";
import { useShow } from "./use-hiding.ts";
import styles from "./privacy.module.css";

/** The Spaces and email domains that the user hides from, and a form to add another. */
export function HiddenCard({ hiddenFrom }: { hiddenFrom: readonly HidingTarget[] }) {
  const { i18n } = useLingui();
  const id = useId();
  const show = useShow();
  return (
    <Card aria-labelledby={id}>
      <Card.Head
        id={id}
        title={<Trans>Profile hidden from</Trans>}
        actions={
          <Text as="span" size="sm" tone="muted" numeric>
            {formatCount(i18n.locale, hiddenFrom.length)}
          </Text>
        }
      />
      {hiddenFrom.length === 0 ? (
        <Card.Body>
          <Text size="md" tone="muted">
            <Trans>
              Your profile isn’t hidden from anyone. Add a Space or an email domain, for example your employer’s.
            </Trans>
          </Text>
        </Card.Body>
      ) : (
        <ItemList
          items={hiddenFrom.map((one) => ({
            key: one.id,
            content: <HiddenRow one={one} onShow={() => show.mutate(one)} />,
          }))}
        />
      )}
      {show.error && (
        <Card.Body>
          <Note tone="danger" role="alert">
            {failureText(i18n, show.error)}
          </Note>
        </Card.Body>
      )}
      <Card.Foot>
        <HideForm hiddenFrom={hiddenFrom} />
      </Card.Foot>
    </Card>
  );
}

function HiddenRow({ one: { kind, name, since, spaceId }, onShow }: { one: HidingTarget; onShow: () => void }) {
  const { t, i18n } = useLingui();
  const day = formatDay(i18n.locale, since);
  return (
    <UnseenRow
      mark={
        kind === "space" ? (
          <SpaceAvatar name={name} seed={spaceId ?? name} size="sm" />
        ) : (
          <span className={styles.domain} aria-hidden="true">
            <Icon icon={IconAt} size="sm" />
          </span>
        )
      }
      name={name}
      facts={
        kind === "space"
          ? [<Trans key="kind">Space</Trans>, <Trans key="since">hidden since {day}</Trans>]
          : [
              <Trans key="kind">Domain</Trans>,
              <Trans key="who">people with an address at this domain can’t see you in any Space</Trans>,
            ]
      }
      undo={
        <Button variant="quiet" size="sm" aria-label={t`Remove ${name}`} onClick={onShow}>
          <Trans>Remove</Trans>
        </Button>
      }
    />
  );
}
