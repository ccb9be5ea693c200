import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { followLine } from "~/domain/assistant/followed-line.ts";
import type { PipelineNavigation } from "./use-place.tsx";

/** Assistant for all applications to a job post. Following a quoted line opens the application that contains it. */
export function AskApplications({ jobPostId, place }: { jobPostId: string; place: PipelineNavigation }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <AskButton assistant={{ opened, open: () => setOpened(true), close }}>
        <Trans>Ask about applications</Trans>
      </AskButton>
      <Assistant
        opened={opened}
        topic={{ about: "jobPost", id: jobPostId, spaceId: null }}
        onClose={close}
        onGo={(quote) => {
          close();
          followLine(quote);
          place.openCandidate(quote.subject);
        }}
      />
    </>
  );
}
