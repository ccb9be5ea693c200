import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Installation } from "@orbita/contract";
import { adoptIdentity } from "@orbita/contract/product";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { Savebar } from "@orbita/ui/patterns/savebar.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { installationQuery } from "~/domain/installation/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { LeaveGuard } from "~/shell/form/leave-guard.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { IdentityFields, type IdentityFormState } from "./identity-fields.tsx";
import { IdentityPreview } from "./identity-preview.tsx";
import { identityForm, isSameCompany, toIdentityValues } from "./identity-values.ts";
import styles from "./installation.module.css";

/** The number of changed fields. The fields of the company are counted one by one. */
const countChanges = (dirty: IdentityFormState["form"]["formState"]["dirtyFields"]): number =>
  Object.values(dirty)
    .flatMap((field) => (typeof field === "object" ? Object.values(field) : [field]))
    .filter(Boolean).length;

/** The form of the identity, saved as a whole. A save shows the new name in this tab at once. */
export function IdentityForm({ installation }: { installation: Installation }) {
  const { t } = useLingui();
  const router = useRouter();
  const queries = useQueryClient();
  const state = useContractForm({
    schema: identityForm,
    defaultValues: toIdentityValues(installation),
    submit: async (values) => {
      const { company, ...rest } = values;
      // The company of the server's configuration is stored only if somebody changed it.
      const isSame = isSameCompany(company, installation.company);
      const body = { ...rest, ...(!isSame && { company }), version: installation.version };
      const saved = await answered(api().installation.change({ body }));
      const { product, company: shown, supportEmail, authorityEmail } = saved;
      adoptIdentity({ product, company: shown, supportEmail, authorityEmail });
      queries.setQueryData(installationQuery.queryKey, saved);
      showToast({ message: t`Changes saved` });
      await router.invalidate();
    },
  });
  const { form, onSubmit, busy, failure } = state;
  const { isDirty, dirtyFields } = form.formState;
  const count = countChanges(dirtyFields);
  return (
    <form noValidate className={styles.page} onSubmit={(event) => void onSubmit(event)}>
      <section aria-labelledby="identity-title" className={styles.part}>
        <header>
          <Heading level={2} size="sm" id="identity-title">
            <Trans>Identity</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>
              Name and details of the company that runs this installation. They appear at the foot of pages, in emails
              and on invoices.
            </Trans>
          </Text>
        </header>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {installation.isCompanyConfigured && (
          <Note>
            <Trans>
              The company comes from the server’s configuration. The first change you save here replaces it.
            </Trans>
          </Note>
        )}
        <Card as="div">
          <IdentityFields state={state} />
        </Card>
      </section>
      <IdentityPreview values={form.watch()} />
      {isDirty && (
        <Savebar
          label={t`Unsaved changes`}
          actions={
            <>
              <Button variant="quiet" onClick={() => form.reset()}>
                <Trans>Discard</Trans>
              </Button>
              <Button type="submit" variant="primary" busy={busy}>
                <Trans>Save changes</Trans>
              </Button>
            </>
          }
        >
          <Plural value={count} one="# unsaved change" other="# unsaved changes" />
        </Savebar>
      )}
      <LeaveGuard unsaved={isDirty} save={undefined} />
    </form>
  );
}
