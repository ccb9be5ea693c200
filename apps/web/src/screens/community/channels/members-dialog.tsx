import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { channelMembersQuery, type MemberState } from "~/domain/channels/queries.ts";
import { MemberRow } from "./member-row.tsx";

type Props = { channel: Channel; first: MemberState; onClose: () => void };

/** Members of a channel; moderators also see join requests and invitations. */
export function MembersDialog({ channel, first, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState(first);
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(channelMembersQuery(channel.id, state, page));
  const [here, all] = [formatCount(i18n.locale, page + 1), formatCount(i18n.locale, data?.totalPages ?? 1)];
  return (
    <Dialog
      opened
      width={560}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Channel members`}
      description={`#${channel.url}`}
    >
      <Stack gap={4}>
        {channel.may.moderate && (
          <SegmentedControl
            label={t`Member status`}
            value={state}
            onChange={(next) => {
              setState(next);
              setPage(0);
            }}
            segments={[
              { value: "member", label: t`Members` },
              { value: "asked", label: t`Requests` },
              { value: "invited", label: t`Invited` },
            ]}
          />
        )}
        {error && !data ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingList label={t`Loading`} rows={3} shape="round" />
        ) : data.content.length === 0 ? (
          <p>
            <Trans>No one here at the moment.</Trans>
          </p>
        ) : (
          <ItemList
            items={data.content.map((member) => ({
              key: member.id,
              content: <MemberRow channel={channel} member={member} />,
            }))}
          />
        )}
        {data && data.totalPages > 1 && (
          <Row gap={2} justify="between">
            <Button size="sm" variant="outline" disabled={page === 0} onClick={() => setPage(page - 1)}>
              <Trans>Back</Trans>
            </Button>
            <span>
              <Trans>
                Page {here} of {all}
              </Trans>
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={page + 1 >= data.totalPages}
              onClick={() => setPage(page + 1)}
            >
              <Trans>Next</Trans>
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
