import type { JobPost, MyWholeApplication } from "@orbita/contract";
import { useState } from "react";
import { UiRoot } from "~/shell/ui-root.tsx";
import { ApplyForm } from "./apply-form.tsx";
import { SentDialog } from "./sent-dialog.tsx";

type Props = { job: JobPost; onClose: () => void };

/** The application form, then the confirmation. */
export function ApplyDialog({ job, onClose }: Props) {
  const [sent, setSent] = useState<MyWholeApplication | null>(null);
  return (
    <UiRoot>
      {sent ? (
        <SentDialog application={sent} onClose={onClose} />
      ) : (
        <ApplyForm job={job} onClose={onClose} onSent={setSent} />
      )}
    </UiRoot>
  );
}
