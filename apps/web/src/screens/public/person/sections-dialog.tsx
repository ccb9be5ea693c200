import { Trans, useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconLock } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { SectionChoice } from "./section-choice.tsx";

/** Selects the sections of the user's own page, for all viewers who may open it. */
export function SectionsDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [shown, setShown] = useState(resume.shownSections);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    try {
      await answered(api().resumes.change({ params: { id: resume.id }, body: { shownSections: shown } }));
      await router.invalidate();
      showToast({ message: t`Profile updated` });
      onClose();
    } catch (error) {
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t`Visible profile sections`}
      description={t`For anyone who can open your profile, and for Spaces in talent search.`}
      submitLabel={t`Save`}
      onSubmit={() => void save()}
      busy={busy}
      failure={failure}
    >
      <SectionChoice value={shown} onChange={setShown} />
      <Note icon={IconLock}>
        <Trans>
          What AI wrote about you isn’t listed here: you share it line by line in your{" "}
          <TextLink link={<Link to="/resume" />}>CV</TextLink>. You decide who can open your profile in your{" "}
          <TextLink link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} />}>privacy settings</TextLink>.
        </Trans>
      </Note>
    </FormDialog>
  );
}
