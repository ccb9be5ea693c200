import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { onboarding } from "@orbita/contract/accounts/schema";
import { Grid } from "@orbita/ui/base/stack.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { StepFrame } from "./step-frame.tsx";

type PersonNameFields = { firstName: string; lastName: string };
type Props = { me: Me; busy: boolean; onBack: (() => void) | null; onAnswer: (answer: PersonNameFields) => void };

const names = onboarding.pick({ firstName: true, lastName: true }).required();

/** Lets the user correct the name that came from the sign-up form or the sign-in provider. */
export function NameStep({ me, busy, onBack, onAnswer }: Props) {
  const { t } = useLingui();
  const { form, onSubmit, errorOf } = useContractForm({
    schema: names,
    defaultValues: { firstName: me.firstName, lastName: me.lastName },
    submit: (values) => Promise.resolve(onAnswer(values)),
  });
  return (
    <StepFrame
      title={<Trans>What’s your name?</Trans>}
      lead={<Trans>The name you’d like to use here. You decide who can see it.</Trans>}
      busy={busy}
      onBack={onBack}
      onSubmit={onSubmit}
    >
      <Grid columns={2} gap={4}>
        <TextField
          size="lg"
          label={t`First name`}
          autoComplete="given-name"
          error={errorOf("firstName")}
          {...form.register("firstName")}
        />
        <TextField
          size="lg"
          label={t`Last name`}
          autoComplete="family-name"
          error={errorOf("lastName")}
          {...form.register("lastName")}
        />
      </Grid>
    </StepFrame>
  );
}
