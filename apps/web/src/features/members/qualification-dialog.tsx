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
/** Form values: an empty field means no title. */
const shown = z.object({
  qualification: z.union([z.string().trim().length(0), words(bounds)]),
  onPage: z.boolean(),
  namedToTalents: z.boolean(),
});

type Props = { member: Member; onClose: () => void };

/** Edits the member's own title, and who may see it and their name. */
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
      title={t`Your title in ${space.name}`}
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
        hint={t`What you do there, in your own words: People and hiring.`}
        error={errorOf("qualification")}
        {...form.register("qualification")}
      />
      <CheckboxField
        label={t`Show me on the Space’s public page`}
        hint={t`Name, picture and title, for everybody. You can take it back at any time.`}
        {...form.register("onPage")}
      />
      <CheckboxField
        label={t`Talents see my name`}
        hint={t`Who applies reads your name beside your role, among those who may read the application. Without it, the role alone.`}
        {...form.register("namedToTalents")}
      />
    </FormDialog>
  );
}
