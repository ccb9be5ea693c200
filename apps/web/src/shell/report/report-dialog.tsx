import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { moderationLimits, newReport, reportReason } from "@orbita/contract/moderation/schema";
import { Note } from "@orbita/ui/base/note.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconShieldCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { feedKey } from "../api/query-keys.ts";
import { api } from "../api/client.ts";
import { answered } from "../api/failure.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { useContractForm } from "../form/use-contract-form.ts";
import { ReportSent } from "./report-sent.tsx";
import { reportReasonLabels } from "./report-labels.ts";
import styles from "./report-dialog.module.css";

export type ReportTarget = { kind: "post" | "comment" | "channel" | "message"; id: string };
export type ReportDialogProps = {
  target: ReportTarget;
  /** Author, place and time of the reported content: "Imbarchi Facili in #cantieri-e-porti, today at 07:15". */
  about: string;
  opened: boolean;
  onClose: () => void;
};

/** Reports content. The author does not learn the name of the reporter (DSA art. 16). */
export function ReportDialog({ opened, ...rest }: ReportDialogProps) {
  return opened ? <OpenedReport {...rest} /> : null;
}

const useTitle = (kind: ReportTarget["kind"]): string => {
  const { t } = useLingui();
  return {
    post: t`Report this post`,
    comment: t`Report this comment`,
    channel: t`Report this channel`,
    message: t`Report this message`,
  }[kind];
};

function OpenedReport({ target, about, onClose }: Omit<ReportDialogProps, "opened">) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const title = useTitle(target.kind);
  const [sent, setSent] = useState<{ muted: boolean } | null>(null);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newReport,
    defaultValues: { ...target, note: null, mute: false },
    submit: async (body) => {
      await answered(api().moderation.report({ body }));
      setSent({ muted: body.mute });
    },
  });
  const reason = useWatch({ control: form.control, name: "reason" });
  /** Refetches the feed only after the confirmation closes, because a muted post would unmount together with this dialog. */
  const leave = () => {
    onClose();
    if (sent?.muted) void queries.invalidateQueries({ queryKey: feedKey });
  };
  if (sent) return <ReportSent muted={sent.muted} onClose={leave} />;
  const days = moderationLimits.answerDays;
  return (
    <FormDialog
      width={560}
      size="md"
      onClose={onClose}
      title={title}
      description={about}
      onSubmit={onSubmit}
      submitLabel={t`Report`}
      busy={busy}
      failure={failure}
      footNote={
        target.kind !== "channel" && (
          <CheckboxField className={styles.mute} label={t`Also hide their posts from me`} {...form.register("mute")} />
        )
      }
    >
      <RadioCards
        legend={t`What’s wrong?`}
        hideLegend
        className={styles.reasons}
        cards={reportReason.options.map((value) => ({
          value,
          title: i18n._(reportReasonLabels[value].title),
          hint: value === reason && i18n._(reportReasonLabels[value].hint),
        }))}
        value={reason ?? null}
        onChange={(value) => form.setValue("reason", value, { shouldValidate: true })}
        error={errorOf("reason") && t`Select a reason`}
      />
      <TextArea
        id="note"
        className={styles.what}
        label={t`What you saw`}
        aside={t`optional`}
        placeholder={t`One line is enough`}
        rows={2}
        maxLength={moderationLimits.note.max}
        error={errorOf("note")}
        {...form.register("note", { setValueAs: (value: string | null) => value || null })}
      />
      <Note icon={IconShieldCheck} className={styles.note}>
        <Trans>
          We won’t say who sent the report. A person will review it within{" "}
          <Plural value={days} one="# day" other="# days" />, and we’ll write to tell you the outcome and the reason
          (art. 16 DSA).
        </Trans>
      </Note>
    </FormDialog>
  );
}
