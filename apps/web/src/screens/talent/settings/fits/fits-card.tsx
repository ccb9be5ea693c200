import { Trans, useLingui } from "@lingui/react/macro";
import type { NotForMe } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { notForMeQuery, useNotForMeMutations } from "~/domain/fits/queries.ts";
import { useEffectText, useReasonLabels } from "~/domain/fits/use-effect-text.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { UnseenRow } from "../blocks/unseen-row.tsx";
import { useSettingsSave } from "../use-settings-save.ts";

const anchor = "job-fits";

/** The switch for comparing jobs with the CV, and the jobs marked as not for the user: each with its effect and an undo. */
export function FitsCard({ isOn, isMailed }: { isOn: boolean; isMailed: boolean }) {
  const { t } = useLingui();
  const { save, ...saved } = useSettingsSave();
  // A link from the fits leads to this card, which is not in the page yet when the browser looks for it.
  useEffect(() => {
    if (location.hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <Card aria-label={t`Jobs that fit your CV`} id={anchor}>
      <SettingRow
        title={<Trans>Compare jobs with your CV</Trans>}
        hint={
          <Trans>
            Lists the open jobs that fit your CV, and shows in the job list how many requirements it covers. Only you
            can see this: no Space learns about it.
          </Trans>
        }
        control={
          <Switch
            hideLabel
            label={t`Compare jobs with your CV`}
            checked={isOn}
            onChange={(event) => save({ jobFits: event.target.checked })}
          />
        }
      />
      {isOn && (
        <SettingRow
          title={<Trans>Weekly email</Trans>}
          hint={
            <Trans>
              On Mondays, if new jobs fit your CV: at most five, each with the lines of your CV that meet its
              requirements.
            </Trans>
          }
          control={
            <Switch
              hideLabel
              label={t`Weekly email`}
              checked={isMailed}
              onChange={(event) => save({ notifications: { "jobFit.found": { email: event.target.checked } } })}
            />
          }
        />
      )}
      <Reasons />
      <SavedFoot {...saved} />
    </Card>
  );
}

function Reasons() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery({ ...notForMeQuery, refetchOnMount: "always" });
  const { remove } = useNotForMeMutations();
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card.Body>
        <LoadingList label={t`Loading`} shape="round" />
      </Card.Body>
    );
  if (data.length === 0)
    return (
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>
            You haven’t marked any job as not for you. You can do that beside{" "}
            <TextLink link={<Link to="/fits" />}>the jobs that fit your CV</TextLink>.
          </Trans>
        </Text>
      </Card.Body>
    );
  return (
    <>
      <ItemList
        ruled="line"
        label={t`Jobs that aren’t for you`}
        items={data.map((one) => ({
          key: one.jobPostId,
          content: <ReasonRow one={one} busy={remove.isPending} onUndo={() => remove.mutate(one.jobPostId)} />,
        }))}
      />
      {remove.error && (
        <Card.Body>
          <Note tone="danger" role="alert">
            {failureText(i18n, remove.error)}
          </Note>
        </Card.Body>
      )}
    </>
  );
}

type RowProps = { one: NotForMe; busy: boolean; onUndo: () => void };

function ReasonRow({ one, busy, onUndo }: RowProps) {
  const { t } = useLingui();
  const labels = useReasonLabels();
  const effectText = useEffectText();
  const { title, spaceId, spaceName, open, reason, effect } = one;
  return (
    <UnseenRow
      mark={<SpaceAvatar name={spaceName} seed={spaceId} size="sm" />}
      name={title}
      facts={[
        <bdi key="space">{spaceName}</bdi>,
        !open && <Trans key="closed">closed</Trans>,
        labels[reason],
        effectText(effect),
      ]}
      undo={
        <Button variant="quiet" size="sm" disabled={busy} aria-label={t`Undo for ${title}`} onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      }
    />
  );
}
