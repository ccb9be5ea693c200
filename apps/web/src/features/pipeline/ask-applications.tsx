import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { AskButton } from "~/features/assistant/ask-button.tsx";
import { Assistant } from "~/features/assistant/assistant.tsx";
import { followLine } from "~/features/assistant/followed-line.ts";
import type { Place } from "./use-place.tsx";

/** Assistant for all applications to a job post. Following a quoted line opens the application that contains it. */
export function AskApplications({ jobPostId, place }: { jobPostId: string; place: Place }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <AskButton assistant={{ opened, open: () => setOpened(true), close }}>
        <Trans>Ask the applications</Trans>
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
