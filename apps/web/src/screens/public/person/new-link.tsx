import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume, ShareLink } from "@orbita/contract";
import { resumeLimits } from "@orbita/contract/resumes/limits";
import { newShareLink } from "@orbita/contract/resumes/sharing";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatDay } from "~/shell/format/format.ts";
import { linksQuery } from "./links-query.ts";
import { usePersonName } from "~/domain/resumes/view/person-names.ts";
import { SectionPicker } from "./section-picker.tsx";
import styles from "./share.module.css";

const day = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** The form for a new share link: recipient, visible sections, and expiry. */
export function NewLink({ resume, onMade }: { resume: Resume; onMade: (link: ShareLink) => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newShareLink,
    defaultValues: {
      label: "",
      sections: [...resume.shownSections],
      anonymous: false,
      pdf: true,
      expiresOn: dayAfter(30),
    },
    submit: async (body) => {
      const link = await answered(api().resumes.addLink({ body }));
      await queries.invalidateQueries({ queryKey: linksQuery.queryKey });
      onMade(link);
    },
  });
  const anonymousName = usePersonName()({
    ...resume,
    firstName: null,
    lastName: null,
    city: resume.contacts.city,
  } as never);
  const inDays = (days: number) => {
    const until = formatDay(i18n.locale, `${dayAfter(days)}T12:00:00Z`);
    return { value: dayAfter(days), label: t`${plural(days, { one: "In # day", other: "In # days" })}, ${until}` };
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className={styles.form}>
      {failure && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div className={styles.top}>
        <TextField
          data-autofocus
          label={t`Recipient`}
          hint={t`Only you can see this. Create a different link for each use: if you withdraw one, the others keep working.`}
          maxLength={resumeLimits.shareLinks.label}
          error={errorOf("label")}
          className={styles.grow}
          {...form.register("label")}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy} className={styles.make}>
          <Trans>Create link</Trans>
        </Button>
      </div>
      <div className={styles.pair}>
        <Controller
          control={form.control}
          name="sections"
          render={({ field: { value, onChange } }) => (
            <SectionPicker value={value} onChange={onChange} error={errorOf("sections")} />
          )}
        />
        <NativeSelect
          label={t`Expiry`}
          error={errorOf("expiresOn")}
          options={[...[7, 30, 90].map(inDays), { value: "", label: t`Never` }]}
          {...form.register("expiresOn", { setValueAs: (value: string | null) => value || null })}
        />
      </div>
      <div className={styles.rows}>
        <SettingRow
          title={t`Hide my name`}
          hint={t`Anyone who opens the link will see “${anonymousName}”.`}
          control={<Switch hideLabel label={t`Hide my name`} {...form.register("anonymous")} />}
        />
        <SettingRow
          title={t`Allow PDF download`}
          control={<Switch hideLabel label={t`Allow PDF download`} {...form.register("pdf")} />}
        />
      </div>
    </form>
  );
}
