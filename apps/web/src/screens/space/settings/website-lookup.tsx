import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { IconWorldDownload, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { WebsiteProposal } from "./website-proposal.tsx";
import { ProposedLogo } from "./proposed-logo.tsx";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "./website-lookup.module.css";

type WebsiteFacts = Awaited<ReturnType<typeof askSite>>;
const askSite = (url: string) => answered(api().linkPreviews.website({ body: { url } }));

/** Shows facts found on the company's website. The user takes them one by one; they are never filled in automatically. */
export function WebsiteLookup() {
  const { i18n } = useLingui();
  const { values, readOnly, errorOf } = useForm();
  const { mutate, data, error, isPending, reset } = useMutation({ mutationFn: askSite });
  const button = useRef<HTMLButtonElement>(null);
  const website = values.website.trim();
  if (readOnly) return null;
  return (
    <div className={styles.lookup}>
      <Button
        ref={button}
        size="sm"
        variant="quiet"
        icon={IconWorldDownload}
        busy={isPending}
        disabled={website === "" || errorOf("website") !== undefined}
        onClick={() => mutate(website)}
      >
        <Trans>Import from website</Trans>
      </Button>
      <div role="status" className={styles.said}>
        {isPending && <Trans>Reading the page…</Trans>}
      </div>
      {error && (
        <div role="alert" className={styles.wide}>
          <FieldError>{failureText(i18n, error)}</FieldError>
        </div>
      )}
      {data && (
        <Proposals
          facts={data}
          onClose={() => {
            reset();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Proposals({ facts, onClose }: { facts: WebsiteFacts; onClose: () => void }) {
  const { t } = useLingui();
  const { labels } = useSpaceFieldLabels();
  const { values, type } = useForm();
  const fields = (["name", "headline", "description"] as const).filter((field) => facts[field] !== null);
  return (
    <section className={styles.panel} aria-label={t`Found on the website`}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Found on the website</Trans>
        </h3>
        <IconButton icon={IconX} size="sm" label={t`Close website details`} onClick={onClose} />
      </header>
      <ul className={styles.list}>
        {fields.map((field) => (
          <WebsiteProposal
            key={field}
            label={labels[field]}
            used={values[field] === facts[field]}
            onUse={() => type({ [field]: facts[field]! })}
          >
            <p dir="auto" className={styles.text}>
              {facts[field]}
            </p>
          </WebsiteProposal>
        ))}
        {facts.logo && <ProposedLogo logo={facts.logo} />}
      </ul>
    </section>
  );
}
