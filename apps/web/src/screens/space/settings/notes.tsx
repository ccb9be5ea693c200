import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { IconDeviceFloppy, IconEye } from "@tabler/icons-react";
import { formatClock, formatDay } from "~/shell/format/format.ts";
import { changeList } from "./change-list.ts";
import { spaceFields } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";

export function ReadOnlyNote() {
  return (
    <Note icon={IconEye}>
      <Trans>You have view-only access. Only owners can edit the Space’s settings.</Trans>
    </Note>
  );
}

/** Offers the draft that an earlier visit left on this device. */
export function KeptNote() {
  const { i18n } = useLingui();
  const { offered, resume, forgetDraft } = useForm();
  const { labels, list } = useSpaceFieldLabels();
  if (!offered) return null;
  const fields = spaceFields.filter((field) => field in offered.to);
  const at = new Date(offered.at).toISOString();
  const day = formatDay(i18n.locale, at);
  const time = formatClock(i18n.locale, at);
  const names = list(fields.map((field) => labels[field]));
  return (
    <Note
      tone="info"
      icon={IconDeviceFloppy}
      role="status"
      title={
        <Plural
          value={changeList(fields).length}
          one="You have # unsaved change from an earlier visit"
          other="You have # unsaved changes from an earlier visit"
        />
      }
      action={
        <Row gap={2}>
          <Button size="sm" variant="quiet" onClick={forgetDraft}>
            <Trans>Discard</Trans>
          </Button>
          <Button size="sm" variant="outline" onClick={resume}>
            <Trans>Restore</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        These fields were last edited on {day} at {time}: {names}.
      </Trans>
    </Note>
  );
}

/**
 * Reports changes that another member makes to the Space while this page is open.
 * On a conflict, the user picks the value on this page or the other member's.
 */
export function NewsNote() {
  const { news, clashes, readNews, revert } = useForm();
  const { labels, list } = useSpaceFieldLabels();
  if (!news) return null;
  const names = list(news.fields.map((field) => labels[field]));
  const both = list(clashes.map((field) => labels[field]));
  const { by } = news;
  return (
    <Note
      tone={clashes.length > 0 ? "warning" : "info"}
      role={clashes.length > 0 ? "alert" : "status"}
      title={
        by ? (
          <Trans>
            {by} changed these fields while you were editing: {names}
          </Trans>
        ) : (
          <Trans>These fields changed while you were editing: {names}</Trans>
        )
      }
      action={
        clashes.length > 0 ? (
          <Row gap={2}>
            <Button size="sm" variant="quiet" onClick={() => revert(clashes)}>
              <Trans>Use theirs</Trans>
            </Button>
            <Button size="sm" variant="outline" onClick={readNews}>
              <Trans>Use mine</Trans>
            </Button>
          </Row>
        ) : (
          <Button size="sm" variant="quiet" onClick={readNews}>
            <Trans>OK</Trans>
          </Button>
        )
      }
    >
      {clashes.length > 0 && (
        <Trans>
          You also edited these fields without saving: {both}. Your version is still in the fields; nothing has been
          overwritten.
        </Trans>
      )}
    </Note>
  );
}
