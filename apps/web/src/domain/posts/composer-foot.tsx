import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { postLimits } from "@orbita/contract/posts/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconBriefcase, IconLink, IconPhoto } from "@tabler/icons-react";
import { useState, type RefObject } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { JobChoice } from "./job-choice.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import type { ComposerState } from "./use-composer.ts";
import styles from "./post-composer.module.css";

type Props = {
  composer: ComposerState;
  area: RefObject<HTMLTextAreaElement | null>;
  files: RefObject<HTMLInputElement | null>;
  onCancel: () => void;
};

/** Footer of the post editor: buttons to attach, character count, and the buttons to cancel and publish. */
export function ComposerFoot({ composer, area, files, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<"link" | "job" | null>(null);
  const { max } = postLimits.text;
  const length = composer.text.length;
  const used = formatCount(i18n.locale, length);
  const allowed = formatCount(i18n.locale, max);
  const spaces = composer.voices.filter(({ id }) => composer.spaceId === null || id === composer.spaceId);
  return (
    <footer className={styles.foot}>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={fileLimits.postImage.types.join(",")}
        onChange={({ currentTarget }) => {
          composer.pictures.add([...(currentTarget.files ?? [])]);
          // Resets the file input, so that picking the same file again fires a change event.
          currentTarget.value = "";
        }}
      />
      <IconButton icon={IconPhoto} label={t`Images`} onClick={() => files.current?.click()} />
      <IconButton icon={IconLink} label={t`Link`} onClick={() => setAsked("link")} />
      {spaces.length > 0 && (
        <IconButton
          icon={IconBriefcase}
          label={t({ message: "Job", context: "job ad" })}
          onClick={() => setAsked("job")}
        />
      )}
      <span className={cx(styles.counter, length > max && styles.tooLong)}>
        <VisuallyHidden>{t`${used} of ${plural(max, { one: `${allowed} character`, other: `${allowed} characters` })}`}</VisuallyHidden>
        <span aria-hidden="true">{`${used} / ${allowed}`}</span>
      </span>
      <span className={styles.ways}>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" busy={composer.busy} onClick={composer.say}>
          {composer.post ? <Trans>Save</Trans> : <Trans>Publish</Trans>}
        </Button>
      </span>
      {asked === "link" && (
        <LinkDialog
          onClose={() => setAsked(null)}
          onLink={(url) => composer.put(url, area.current?.selectionEnd ?? composer.text.length)}
        />
      )}
      {asked === "job" && (
        <JobChoice
          spaces={spaces}
          onClose={() => setAsked(null)}
          onPick={(job) => {
            composer.setJob(job);
            setAsked(null);
          }}
        />
      )}
    </footer>
  );
}
