import { Trans, useLingui } from "@lingui/react/macro";
import type { Block } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { UnseenRow } from "./unseen-row.tsx";
import { blocksQuery, useUndoBlock } from "./use-blocks.ts";

/** People and Spaces that the user muted or blocked, with an undo. */
export function BlocksCard() {
  const { i18n } = useLingui();
  const id = useId();
  const { data, error, refetch } = useQuery(blocksQuery);
  const undo = useUndoBlock();
  return (
    <Card aria-labelledby={id}>
      <Card.Head
        id={id}
        title={<Trans>People and Spaces you don’t see</Trans>}
        actions={
          data && (
            <Text as="span" size="sm" tone="muted" numeric>
              {formatCount(i18n.locale, data.length)}
            </Text>
          )
        }
      />
      <Blocked blocks={data} error={error} onRetry={() => void refetch()} onUndo={(one) => undo.mutate(one)} />
      {undo.error && (
        <Card.Body>
          <Note tone="danger" role="alert">
            {failureText(i18n, undo.error)}
          </Note>
        </Card.Body>
      )}
    </Card>
  );
}

type Props = {
  blocks: readonly Block[] | undefined;
  error: unknown;
  onRetry: () => void;
  onUndo: (one: Block) => void;
};

function Blocked({ blocks, error, onRetry, onUndo }: Props) {
  const { t } = useLingui();
  if (error && !blocks) return <QueryFailure error={error} onRetry={onRetry} />;
  if (!blocks)
    return (
      <Card.Body>
        <LoadingList label={t`Loading`} shape="round" />
      </Card.Body>
    );
  if (blocks.length === 0)
    return (
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>
            You haven’t muted or blocked anyone. You can do it from posts and comments in the feed, and no one will be
            notified.
          </Trans>
        </Text>
      </Card.Body>
    );
  return (
    <ItemList
      items={blocks.map((one) => ({ key: one.id, content: <BlockRow one={one} onUndo={() => onUndo(one)} /> }))}
    />
  );
}

function BlockRow({
  one: { kind, name, personId, spaceId, picture, since },
  onUndo,
}: {
  one: Block;
  onUndo: () => void;
}) {
  const { t, i18n } = useLingui();
  const day = formatDay(i18n.locale, since);
  const src = picture ? imageUrl(picture, 96) : undefined;
  return (
    <UnseenRow
      mark={
        spaceId === null ? (
          <Avatar name={name} seed={personId ?? name} size="sm" src={src} />
        ) : (
          <SpaceAvatar name={name} seed={spaceId} size="sm" src={src} />
        )
      }
      name={name}
      facts={
        kind === "block"
          ? [<Trans key="since">blocked since {day}</Trans>, <Trans key="what">you can’t see each other</Trans>]
          : [<Trans key="since">muted since {day}</Trans>, <Trans key="what">they can still see what you post</Trans>]
      }
      undo={
        <Button
          variant="quiet"
          size="sm"
          aria-label={kind === "block" ? t`Unblock ${name}` : t`Unmute ${name}`}
          onClick={onUndo}
        >
          {kind === "block" ? <Trans>Unblock</Trans> : <Trans>Unmute</Trans>}
        </Button>
      }
    />
  );
}
