import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ParsedDocument } from "@orbita/contract";
import { candidateSource, legalBasis, newCandidate } from "@orbita/contract/candidates/schema";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconMail } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { basisNames, sourceNames } from "~/domain/candidates/candidate-labels.ts";
import { candidatesKey } from "./queries.ts";
import styles from "./candidates.module.css";

type Props = { uploadId: string; reading: ParsedDocument; onClose: () => void };

/** Asks for the CV's person, prefilled from the uploaded document, and for the source and legal basis that the GDPR requires. */
export function CandidateForm({ uploadId, reading, onClose }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const { contacts, experience, technicalSkills, softSkills } = reading.resume;
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newCandidate,
    defaultValues: {
      uploadId,
      firstName: contacts.firstName?.value ?? "",
      lastName: contacts.lastName?.value ?? "",
      email: contacts.email?.value ?? "",
      source: "candidate",
      sourceNote: "",
      legalBasis: "preContractual",
      language: reading.language,
    },
    submit: async (body) => {
      const { firstName } = await answered(api().candidates.add({ params: { id: space.id }, body }));
      await queries.invalidateQueries({ queryKey: candidatesKey(space.id) });
      showToast({ message: t`CV added. We’ll email ${firstName} to let them know.` });
      onClose();
    },
    problemFields: { "candidate.alreadyAdded": "email" },
  });
  const jobs = experience.length;
  const skills = technicalSkills.length + softSkills.length;
  return (
    <FormDialog
      onClose={onClose}
      title={t`Whose CV is it?`}
      description={
        <Trans>
          We found <Plural value={jobs} one="# position" other="# positions" /> and{" "}
          <Plural value={skills} one="# skill" other="# skills" />.
        </Trans>
      }
      onSubmit={onSubmit}
      submitLabel={t`Add to Space`}
      busy={busy}
      failure={failure}
    >
      <div className={styles.pair}>
        <TextField data-autofocus label={t`First name`} error={errorOf("firstName")} {...form.register("firstName")} />
        <TextField label={t`Last name`} error={errorOf("lastName")} {...form.register("lastName")} />
      </div>
      <TextField type="email" label={t`Email`} error={errorOf("email")} {...form.register("email")} />
      <div className={styles.pair}>
        <NativeSelect
          label={t`Source`}
          options={candidateSource.options.map((value) => ({ value, label: i18n._(sourceNames[value]) }))}
          error={errorOf("source")}
          {...form.register("source")}
        />
        <NativeSelect
          label={t`Legal basis`}
          options={legalBasis.options.map((value) => ({ value, label: i18n._(basisNames[value]) }))}
          error={errorOf("legalBasis")}
          {...form.register("legalBasis")}
        />
      </div>
      <TextField
        optional={t`optional`}
        label={t`Source details`}
        hint={t`The person will read this instead of the source above.`}
        error={errorOf("sourceNote")}
        {...form.register("sourceNote", { setValueAs: (value: string | null) => value || null })}
      />
      <NativeSelect
        label={t({ message: "Email language", context: "one email" })}
        options={[
          { value: "it", label: t`Italian` },
          { value: "en", label: t`English` },
        ]}
        {...form.register("language")}
      />
      <Note icon={IconMail}>
        <Trans>
          We’ll email this person right away to tell them that your Space has this CV, where you got it and on what
          legal basis, and how they can claim it or have it deleted (GDPR art. 14).
        </Trans>
      </Note>
    </FormDialog>
  );
}
