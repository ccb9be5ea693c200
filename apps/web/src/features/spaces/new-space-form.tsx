import { Trans, useLingui } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { newSpace } from "@orbita/contract/spaces/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconCheck } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useSessionChange } from "~/shell/session/use-me.ts";
import { suggestUrl } from "./suggest-url.ts";
import { useUrlCheck, type UrlCheck } from "./use-url-check.ts";
import styles from "./new-space.module.css";

type Draft = { name: string; url: string };

/** Name and address; the page beside it shows what they make. */
export function NewSpaceForm({ onDraft }: { onDraft: (draft: Draft) => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [ownUrl, setOwnUrl] = useState(false);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newSpace,
    defaultValues: { name: "", url: "" },
    submit: async (values) => {
      const space = await answered(api().spaces.create({ body: values }));
      // Membership counts at the next call: the shell asks who one is again.
      await changeSession(true);
      await navigate({ to: "/work/$space/job-posts", params: { space: space.url } });
      showToast({ message: t`${space.name} is open` });
    },
    problemFields: { "space.urlTaken": "url" },
  });
  const [name, url] = useWatch({ control: form.control, name: ["name", "url"] });
  const check = useUrlCheck(url);
  const taken = check === "taken" ? t`This address is taken.` : undefined;

  const nameField = form.register("name", {
    onChange: (event: { target: { value: string } }) => {
      if (!ownUrl) form.setValue("url", suggestUrl(event.target.value), { shouldValidate: form.formState.isSubmitted });
    },
  });
  const urlField = form.register("url", { onChange: () => setOwnUrl(true) });

  useEffect(() => onDraft({ name, url }), [name, url, onDraft]);

  return (
    <FormBody onSubmit={onSubmit} className={styles.form}>
      <Stack gap={5}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <TextField label={t`Name`} autoComplete="organization" error={errorOf("name")} {...nameField} />
        <TextField
          label={t`Address of the page`}
          prefix="/space/"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aside={`${url.length} / ${spaceLimits.url.max}`}
          end={<Availability check={check} />}
          hint={t`From ${spaceLimits.url.min} to ${spaceLimits.url.max}: lowercase letters, digits and hyphens. It can change until the first published job post, then only through support.`}
          error={errorOf("url") ?? taken}
          {...urlField}
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
          <Trans>You become its first member. It is free.</Trans>
        </Text>
      </Stack>
    </FormBody>
  );
}

function Availability({ check }: { check: UrlCheck }) {
  return (
    <span role="status" className={styles.free}>
      {check === "free" && (
        <>
          <Icon icon={IconCheck} size="sm" />
          <Trans>free</Trans>
        </>
      )}
    </span>
  );
}
