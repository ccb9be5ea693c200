import { Trans, useLingui } from "@lingui/react/macro";
import type { AssistantInitialState } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { answerLanguage, openingQuery, type ConversationTopic } from "./queries.ts";

type Props = { topic: ConversationTopic; id: string; onForgotten: () => void; onClose: () => void };

export function ForgetDialog({ topic, id, onForgotten, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = openingQuery(topic, answerLanguage(i18n.locale));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api().assistant.forget({ params: { id } })),
    onSuccess: () => {
      queries.setQueryData<AssistantInitialState>(queryKey, (opening) => opening && { ...opening, conversation: null });
      showToast({ message: t`Conversation deleted` });
      onForgotten();
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Delete this conversation?`}
      onSubmit={() => mutate()}
      submitLabel={t`Delete`}
      variant="dangerFill"
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      <Text size="md">
        <Trans>
          Your questions and the answers will be deleted. You can’t undo this. The AI log will still show that you asked
          and when, but not what.
        </Trans>
      </Text>
    </FormDialog>
  );
}
