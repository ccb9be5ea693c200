import { useQuery } from "@tanstack/react-query";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { resumeQuery } from "~/domain/resumes/queries.ts";
import { SectionsDialog } from "./sections-dialog.tsx";
import { ShareLinkDialog } from "./share-link-dialog.tsx";

type Props = { open: "sections" | "share"; onClose: () => void };

/** The dialogs of the profile's owner, loaded on demand because other viewers do not need them. */
export function OwnTools(props: Props) {
  return (
    <QueryRoot>
      <UiRoot>
        <Tool {...props} />
      </UiRoot>
    </QueryRoot>
  );
}

function Tool({ open, onClose }: Props) {
  const { data: resume } = useQuery(resumeQuery);
  if (!resume) return null;
  return open === "share" ? (
    <ShareLinkDialog resume={resume} onClose={onClose} />
  ) : (
    <SectionsDialog resume={resume} onClose={onClose} />
  );
}
