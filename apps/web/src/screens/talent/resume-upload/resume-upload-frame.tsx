import type { ReactNode } from "react";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

/** Layout of the upload and review pages. */
export function ResumeUploadFrame({ children }: { children: ReactNode }) {
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>{children}</PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
