import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceAiSettingsChange, SpaceAiSettings } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { BudgetRow } from "./budget-row.tsx";
import { ChoiceRows, type AiPermissionChoice } from "./choice-rows.tsx";
import { spaceAiQuery } from "./queries.ts";
import { RegisterList } from "./register-list.tsx";
import { useChoices } from "./use-choices.ts";

/** AI settings and costs of a Space, and its register of AI calls. */
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
              <Trans>View log</Trans>
            </Button>
          )
        }
      />
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>AI quotes what people wrote and never ranks them. We tell candidates that your Space uses it.</Trans>
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
        title={t`AI log`}
        subtitle={t`For each use, the log shows who asked, the purpose, the kinds of data and the cost. The content is never logged.`}
        closeLabel={t`Close`}
      >
        <RegisterList spaceId={space.id} />
      </Drawer>
    </Card>
  );
}

type AiPermissionName = "assistant" | "jobDescriptions" | "externalModel";

function Choices({ settings, spaceId, readOnly }: { settings: SpaceAiSettings; spaceId: string; readOnly: boolean }) {
  const { t } = useLingui();
  const { save, ...saved } = useChoices<SpaceAiSettings, SpaceAiSettingsChange>(
    spaceAiQuery(spaceId).queryKey,
    (body) => answered(api().aiCalls.changeSpaceSettings({ params: { id: spaceId }, body })),
  );
  const model = settings.model?.name;
  const rows: AiPermissionChoice<AiPermissionName>[] = [
    {
      flag: "assistant",
      title: t`CV assistant`,
      hint: <Trans>Answers questions about CVs that members can already read, quoting the lines.</Trans>,
    },
    {
      flag: "jobDescriptions",
      title: t`Job drafts`,
      hint: <Trans>Writes a first draft from the fields of a job, without adding anything else.</Trans>,
    },
    ...(model
      ? [
          {
            flag: "externalModel" as const,
            title: t`Use an external model`,
            hint: (
              <Trans>
                Questions, jobs and CV lines of people who agreed may be sent to {model}, without names or contact
                details.
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
