import { Trans, useLingui } from "@lingui/react/macro";
import { newSpace } from "@orbita/contract/spaces/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useSessionChange } from "~/shell/session/use-me.ts";
import { emptyDraft, keptSpaceDraft } from "./kept-space-draft.ts";
import { suggestUrl } from "./suggest-url.ts";
import { UrlField } from "./url-field.tsx";
import { VatField } from "./vat-field.tsx";
import styles from "./new-space.module.css";

type Draft = { name: string; url: string };

/** Maps an empty input to null, as the contract expects. */
const orNone = (value: unknown): unknown => (typeof value === "string" && value.trim() === "" ? null : value);

/** The minimum that a Space needs. The preview beside the form receives each draft. */
export function NewSpaceForm({ onDraft }: { onDraft: (draft: Draft) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [ownUrl, setOwnUrl] = useState(() => keptSpaceDraft.read() !== null);
  const labels = {
    name: t`Name`,
    url: t`Address of the page`,
    authorisationNumber: t`Authorisation number`,
    vat: t({ message: "VAT number", context: "field" }),
  };
  const { form, onSubmit, busy, failure, errorOf, errors } = useContractForm({
    schema: newSpace,
    defaultValues: keptSpaceDraft.read() ?? emptyDraft,
    submit: async ({ authorisationNumber, ...values }) => {
      const body = { ...values, authorisationNumber: values.type === "agency" ? authorisationNumber : null };
      const space = await answered(api().spaces.create({ body }));
      // The new membership applies from the next request, so the session is reloaded.
      keptSpaceDraft.drop();
      await changeSession(true);
      await navigate({ to: "/work/$space", params: { space: space.url } });
      showToast({ message: t`${space.name} is open` });
    },
    problemFields: { "space.urlTaken": "url", "space.vatTaken": "vat" },
    labels,
  });
  const typed = useWatch({ control: form.control });
  const { name = "", url = "", type, vat } = typed;
  // The draft is kept, because confirming the email address leads away from this page and back.
  useEffect(() => {
    if (form.formState.isDirty) keptSpaceDraft.keep({ ...emptyDraft, ...typed });
  }, [form.formState.isDirty, typed]);
  useEffect(() => onDraft({ name, url }), [name, url, onDraft]);

  const takeUrl = (next: string) => form.setValue("url", next, { shouldValidate: form.formState.isSubmitted });
  const nameField = form.register("name", {
    onChange: (event: { target: { value: string } }) => {
      if (!ownUrl) takeUrl(suggestUrl(event.target.value));
    },
  });
  const urlField = form.register("url", { onChange: () => setOwnUrl(true) });

  return (
    <FormBody onSubmit={onSubmit} className={styles.form}>
      <Stack gap={5}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <FormErrors errors={errors} />
        <TextField id="name" label={labels.name} autoComplete="organization" error={errorOf("name")} {...nameField} />
        <UrlField
          id="url"
          label={labels.url}
          typed={url}
          error={errorOf("url")}
          onTake={(free) => {
            setOwnUrl(true);
            form.setValue("url", free, { shouldValidate: true });
          }}
          {...urlField}
        />
        <RadioCards
          legend={t`What you are`}
          name="type"
          columns={2}
          value={type ?? "company"}
          onChange={(next) => form.setValue("type", next, { shouldValidate: form.formState.isSubmitted })}
          cards={[
            { value: "company", title: t`Company`, hint: t`You hire for yourselves.` },
            { value: "agency", title: t`Agency`, hint: t`You select for others; the authorisation is needed.` },
          ]}
        />
        {type === "agency" && (
          <TextField
            id="authorisationNumber"
            label={labels.authorisationNumber}
            autoComplete="off"
            hint={t`Of the Ministry of Labour (D.Lgs. 276/2003). It stands on your page and on your job posts.`}
            error={errorOf("authorisationNumber")}
            {...form.register("authorisationNumber", { setValueAs: orNone })}
          />
        )}
        <VatField
          id="vat"
          label={labels.vat}
          optional={t`optional`}
          typed={vat ?? ""}
          error={errorOf("vat")}
          {...form.register("vat", { setValueAs: orNone })}
        />
        <Row justify="between" className={styles.acts}>
          <ButtonLink variant="quiet" size="lg" link={<Link to="/" />}>
            <Trans>Cancel</Trans>
          </ButtonLink>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            <Trans>Open the Space</Trans>
          </Button>
        </Row>
        <Text size="xs" tone="muted">
          <Trans>You become its first member. Free; the card is only for sponsoring.</Trans>
        </Text>
      </Stack>
    </FormBody>
  );
}
