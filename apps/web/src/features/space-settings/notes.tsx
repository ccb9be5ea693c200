import { Plural, Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { IconDeviceFloppy, IconEye } from "@tabler/icons-react";
import { formatClock, formatDay } from "~/shell/format/format.ts";
import { changeList } from "./change-list.ts";
import { spaceFields } from "./space-values.ts";
import { useFieldWords } from "./use-field-words.ts";
import { useForm } from "./use-space-form.ts";

export function ReadOnlyNote() {
  return (
    <Note icon={IconEye}>
      <Trans>You can read everything here. Only the owners of the Space change it.</Trans>
    </Note>
  );
}

/** Offers the draft that an earlier visit left on this device. */
export function KeptNote() {
  const { i18n } = useLingui();
  const { offered, resume, forgetDraft } = useForm();
  const { labels, list } = useFieldWords();
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
          one="# change that you had not saved is still here"
          other="# changes that you had not saved are still here"
        />
      }
      action={
        <Row gap={2}>
          <Button size="sm" variant="quiet" onClick={forgetDraft}>
            <Trans>Throw away</Trans>
          </Button>
          <Button size="sm" variant="outline" onClick={resume}>
            <Trans>Take up again</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>
        Of {day}, {time}: {names}.
      </Trans>
    </Note>
  );
}

/** Reports another member's changes while this page is open. On a conflict, the user picks their own or the other value. */
export function NewsNote() {
  const { news, clashes, readNews, revert } = useForm();
  const { labels, list } = useFieldWords();
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
            {by} changed meanwhile: {names}
          </Trans>
        ) : (
          <Trans>Changed meanwhile: {names}</Trans>
        )
      }
      action={
        clashes.length > 0 ? (
          <Row gap={2}>
            <Button size="sm" variant="quiet" onClick={() => revert(clashes)}>
              <Trans>Take theirs</Trans>
            </Button>
            <Button size="sm" variant="outline" onClick={readNews}>
              <Trans>Keep mine</Trans>
            </Button>
          </Row>
        ) : (
          <Button size="sm" variant="quiet" onClick={readNews}>
            <Trans>All right</Trans>
          </Button>
        )
      }
    >
      {clashes.length > 0 && (
        <Trans>
          You changed this too and did not save it: {both}. Yours is still in the fields, nothing is overwritten.
        </Trans>
      )}
    </Note>
  );
}
