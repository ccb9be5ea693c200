import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "@orbita/contract";
import { moderationLimits } from "@orbita/contract/moderation/schema";
import { words } from "@orbita/contract/kernel/fields";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import styles from "~/domain/moderation/decision.module.css";

type Props = {
  id: string;
  /** Token of the emailed link, for users who cannot sign in. */
  token?: string | undefined;
  onSent: (statement: Statement) => void;
};

const schema = z.strictObject({ appeal: words(moderationLimits.appeal) });

/** Appeals a decision, which is possible once. The appeal is reviewed by another admin if there is one. */
export function AppealForm({ id, token, onSent }: Props) {
  const { t } = useLingui();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema,
    defaultValues: { appeal: "" },
    submit: async (body) =>
      onSent(
        await answered(
          token === undefined
            ? api().moderation.appeal({ params: { id }, body })
            : api().moderation.appealByLink({ params: { token }, body }),
        ),
      ),
  });
  return (
    <form className={styles.appeal} onSubmit={(event) => void onSubmit(event)} noValidate>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <TextArea
        id="appeal"
        label={t`Reasons for your appeal`}
        hint={t`Tell us what we missed or got wrong. You can only appeal once.`}
        rows={5}
        maxLength={moderationLimits.appeal.max}
        error={errorOf("appeal")}
        {...form.register("appeal")}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          <Trans>Send appeal</Trans>
        </Button>
      </div>
    </form>
  );
}
