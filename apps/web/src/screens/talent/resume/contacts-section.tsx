import { Trans, useLingui } from "@lingui/react/macro";
import { contacts as contactsSchema } from "@orbita/contract/resumes/content";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { FixedFrame } from "./fixed-frame.tsx";
import { EntryForm } from "./forms/entry-form.tsx";
import { LinesField } from "./forms/lines-field.tsx";
import { emptyStringsToNull, useEntryForm } from "./forms/use-entry-form.ts";
import { focusSoon, formOf, openerId, useResumeTools } from "./resume-context.tsx";
import sectionStyles from "./section.module.css";
import styles from "./words.module.css";

const form = formOf("contacts");

/** Contact details and links. The privacy settings decide who may see them. */
export function ContactsSection() {
  const { t } = useLingui();
  const { resume, isOpen } = useResumeTools();
  const { email, phone, links } = resume.contacts;
  const blank = !email && !phone && links.length === 0;
  return (
    <FixedFrame part="contacts" title={t`Contact details and links`} blank={blank}>
      {isOpen(form) ? (
        <ContactsForm />
      ) : blank ? (
        <Text size="md" tone="muted" className={sectionStyles.empty}>
          <Trans>
            How a Space can reach you after you apply. Your contact details are shown in search and in your profile only
            if you choose to show them.
          </Trans>
        </Text>
      ) : (
        <dl className={styles.lines}>
          {email && <Pair term={t`Email`}>{email}</Pair>}
          {phone && <Pair term={t`Phone`}>{phone}</Pair>}
          {links.length > 0 && (
            <div className={styles.pair}>
              <dt>{t`Links`}</dt>
              <dd className={styles.lines}>
                {links.map((link) => (
                  <span key={link}>
                    <TextLink link={<a href={link} target="_blank" rel="noreferrer" />}>
                      {link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
                    </TextLink>
                  </span>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </FixedFrame>
  );
}

const Pair = ({ term, children }: { term: string; children: string }) => (
  <div className={styles.pair}>
    <dt>{term}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

function ContactsForm() {
  const { t } = useLingui();
  const { resume, change, closeForm } = useResumeTools();
  const { email, phone, city, links } = resume.contacts;
  const leave = () => {
    closeForm(form);
    focusSoon(openerId(form));
  };
  const {
    form: fields,
    onSubmit,
    errorOf,
    listErrorOf,
    write,
    dirty,
  } = useEntryForm({
    schema: contactsSchema,
    defaultValues: { email: email ?? "", phone: phone ?? "", city, links },
    onSave: (values) => {
      const next = emptyStringsToNull(values, ["phone", "city"]);
      if (JSON.stringify(next) !== JSON.stringify(resume.contacts))
        change({ contacts: next }, t`Contact details updated`);
      leave();
    },
  });
  return (
    <EntryForm form={form} dirty={dirty} onSubmit={onSubmit} onCancel={leave}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        optional={t`(optional)`}
        error={errorOf("email")}
        {...fields.register("email")}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        optional={t`(optional)`}
        maxLength={40}
        error={errorOf("phone")}
        {...fields.register("phone")}
      />
      <LinesField
        label={t`Links`}
        optional={t`(optional)`}
        hint={t`One per line: a portfolio, a repository, a personal page.`}
        rows={3}
        value={links}
        error={listErrorOf("links")}
        onChange={(lines) => write("links", lines)}
      />
    </EntryForm>
  );
}
