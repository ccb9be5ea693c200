import { useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import { words } from "@orbita/contract/kernel/fields";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { membersKey } from "~/domain/members/queries.ts";

const { qualification: bounds } = spaceLimits;
/** Schema of the form. An empty field means that the member has no job title. */
const shown = z.object({
  qualification: z.union([z.string().trim().length(0), words(bounds)]),
  onPage: z.boolean(),
  namedToTalents: z.boolean(),
});

type Props = { member: Member; onClose: () => void };

/** Edits the member's job title in the Space, and who may see the title and the member's name. */
export function QualificationDialog({ member, onClose }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: shown,
    defaultValues: {
      qualification: member.qualification ?? "",
      onPage: member.onPage,
      namedToTalents: member.namedToTalents,
    },
    submit: async ({ qualification, ...rest }) => {
      const body = { qualification: qualification || null, ...rest };
      await answered(api().members.change({ params: { id: space.id, userId: member.userId }, body }));
      await queries.invalidateQueries({ queryKey: membersKey(space.id) });
      onClose();
    },
  });
  const { qualification } = form.watch();
  return (
    <FormDialog
      onClose={onClose}
      width={480}
      title={t`Your title at ${space.name}`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure}
    >
      <TextField
        size="lg"
        label={t({ message: "Title", context: "of a member" })}
        optional={t`optional`}
        autoComplete="organization-title"
        data-autofocus
        aside={`${qualification.length} / ${bounds.max}`}
        hint={t`What you do, in your own words. For example: People and hiring.`}
        error={errorOf("qualification")}
        {...form.register("qualification")}
      />
      <CheckboxField
        label={t`Show me on the Space’s public page`}
        hint={t`Everyone will see your name, photo and title. You can turn this off at any time.`}
        {...form.register("onPage")}
      />
      <CheckboxField
        label={t`Show my name to candidates`}
        hint={t`Candidates will see your name next to your role, among the people who can read their application. If this is off, they’ll see only your role.`}
        {...form.register("namedToTalents")}
      />
    </FormDialog>
  );
}
