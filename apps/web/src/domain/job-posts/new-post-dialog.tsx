import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { jobPostDraft } from "@orbita/contract/job-posts/draft";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { jobPostQuery } from "./queries.ts";
import { postsKey } from "~/shell/api/query-keys.ts";

const titleOnly = jobPostDraft.pick({ title: true });

/** Creates a post from its title. All other fields are in the editor, which opens next. */
export function NewPostDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: titleOnly,
    defaultValues: { title: "" },
    submit: async (body) => {
      const post = await answered(api().jobPosts.create({ body }, { spaceId: space.id }));
      queries.setQueryData(jobPostQuery(space.id, post.id).queryKey, post);
      void queries.invalidateQueries({ queryKey: [...postsKey(space.id), "count"] });
      await navigate({ to: "/work/$space/job-posts/$id", params: { space: space.url, id: post.id } });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t`New job`}
      submitLabel={<Trans>Create draft</Trans>}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
    >
      <TextField
        data-autofocus
        label={t`Title`}
        hint={t`Use a gender-neutral title or include both genders. To publish the job, you’ll need a title of ${jobPostLimits.title.min} to ${plural(jobPostLimits.title.max, { one: "# character", other: "# characters" })}.`}
        maxLength={jobPostLimits.title.max}
        error={errorOf("title")}
        {...form.register("title")}
      />
    </FormDialog>
  );
}
