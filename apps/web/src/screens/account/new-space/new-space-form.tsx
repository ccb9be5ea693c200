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
import type { z } from "zod";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useSessionChange } from "~/shell/session/change-session.ts";
import { suggestUrl } from "~/domain/spaces/suggest-url.ts";
import { UrlField } from "~/domain/spaces/url-field.tsx";
import { VatField } from "~/domain/spaces/vat-field.tsx";
import { tabStore } from "~/shell/session/tab-store.ts";
import styles from "~/domain/spaces/new-space.module.css";

type SpaceDraft = Required<z.input<typeof newSpace>>;

const emptyDraft: SpaceDraft = { name: "", url: "", type: "company", authorisationNumber: null, vat: null };

const store = tabStore<SpaceDraft>("orbita.new-space", ["name", "url", "type"]);
/**
 * The input for a new Space, stored in this tab until the Space exists.
 * Null during server rendering, where there is no tab storage.
 */
const keptSpaceDraft = { ...store, read: () => (typeof window === "undefined" ? null : store.read()) };

type SpacePreviewValues = { name: string; url: string };

/** Maps an empty input of the form to null, as the contract expects. */
const orNone = (value: unknown): unknown => (typeof value === "string" && value.trim() === "" ? null : value);

/** The form for a new Space, with the minimum that a Space needs. The preview beside the form receives each draft. */
export function NewSpaceForm({ onDraft }: { onDraft: (draft: SpacePreviewValues) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [ownUrl, setOwnUrl] = useState(() => keptSpaceDraft.read() !== null);
  const labels = {
    name: t`Name`,
    url: t`Page address`,
    authorisationNumber: t`Authorisation number`,
    vat: t({ message: "VAT number", context: "field" }),
  };
  const { form, onSubmit, busy, failure, errorOf, errors } = useContractForm({
    schema: newSpace,
    defaultValues: keptSpaceDraft.read() ?? emptyDraft,
    submit: async ({ authorisationNumber, ...values }) => {
      const body = { ...values, authorisationNumber: values.type === "agency" ? authorisationNumber : null };
      const space = await answered(api().spaces.create({ body }));
      keptSpaceDraft.drop();
      // The new membership is part of the session only after a reload.
      await changeSession(true);
      await navigate({ to: "/work/$space", params: { space: space.url } });
      showToast({ message: t`Space ${space.name} created` });
    },
    problemFields: { "space.urlTaken": "url", "space.vatTaken": "vat" },
    labels,
  });
  const typed = useWatch({ control: form.control });
  const { name = "", url = "", type, vat } = typed;
  // The draft is stored, because confirming the email address leads away from this page and back.
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
          legend={t`Space type`}
          name="type"
          columns={2}
          value={type ?? "company"}
          onChange={(next) => form.setValue("type", next, { shouldValidate: form.formState.isSubmitted })}
          cards={[
            { value: "company", title: t`Company`, hint: t`You hire for your own company.` },
            { value: "agency", title: t`Agency`, hint: t`You recruit for other companies. Authorisation is required.` },
          ]}
        />
        {type === "agency" && (
          <TextField
            id="authorisationNumber"
            label={labels.authorisationNumber}
            autoComplete="off"
            hint={t`Issued by the Ministry of Labour (D.Lgs. 276/2003). The number will appear on your Space’s page and on your jobs.`}
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
            <Trans>Open your Space</Trans>
          </Button>
        </Row>
        <Text size="xs" tone="muted">
          <Trans>You’ll be the first member of the Space. It’s free: you’ll only need a card for sponsorship.</Trans>
        </Text>
      </Stack>
    </FormBody>
  );
}
