import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceAiChange, SpaceAiSettings } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SavedFoot } from "~/features/settings/saved-foot.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { BudgetRow } from "./budget-row.tsx";
import { ChoiceRows, type Choice } from "./choice-rows.tsx";
import { spaceAiQuery } from "./queries.ts";
import { RegisterList } from "./register-list.tsx";
import { useChoices } from "./use-choices.ts";

/** AI settings, costs and register of a Space. */
export function SpaceAiCard() {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(spaceAiQuery(space.id));
  const [reading, setReading] = useState(false);
  const owner = space.role === "owner";
  return (
    <Card as="div">
      <Card.Head
        title={<Trans>AI</Trans>}
        actions={
          owner && (
            <Button size="sm" onClick={() => setReading(true)}>
              <Trans>Register</Trans>
            </Button>
          )
        }
      />
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>It quotes what people wrote and never ranks them. Who applies reads that you use it.</Trans>
        </Text>
      </Card.Body>
      {data ? (
        <Choices settings={data} spaceId={space.id} readOnly={!owner} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
      <Drawer
        opened={reading}
        onClose={() => setReading(false)}
        title={t`Register of the AI`}
        subtitle={t`Who asked, why, which kinds of data, what it cost. Never what was said.`}
        closeLabel={t`Close`}
      >
        <RegisterList spaceId={space.id} />
      </Drawer>
    </Card>
  );
}

type Flag = "assistant" | "jobDescriptions" | "externalModel";

function Choices({ settings, spaceId, readOnly }: { settings: SpaceAiSettings; spaceId: string; readOnly: boolean }) {
  const { t } = useLingui();
  const { save, ...saved } = useChoices<SpaceAiSettings, SpaceAiChange>(spaceAiQuery(spaceId).queryKey, (body) =>
    answered(api().aiCalls.changeSpaceSettings({ params: { id: spaceId }, body })),
  );
  const model = settings.model?.name;
  const rows: Choice<Flag>[] = [
    {
      flag: "assistant",
      title: t`Assistant on CVs`,
      hint: <Trans>Answers questions about CVs that a member may read, with their lines.</Trans>,
    },
    {
      flag: "jobDescriptions",
      title: t`Drafts of job posts`,
      hint: <Trans>Writes a first text from the fields of a post, and nothing that is not in them.</Trans>,
    },
    ...(model
      ? [
          {
            flag: "externalModel" as const,
            title: t`Use of an outside model`,
            hint: (
              <Trans>
                Questions, posts and lines of people who agreed, without names and contacts, may go to {model}.
              </Trans>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ChoiceRows
        choices={rows}
        settings={settings}
        readOnly={readOnly}
        onChange={(flag, on) => save({ [flag]: on })}
        rest={
          model ? [{ key: "budget", content: <BudgetRow settings={settings} readOnly={readOnly} onSave={save} /> }] : []
        }
      />
      <SavedFoot {...saved} />
    </>
  );
}
