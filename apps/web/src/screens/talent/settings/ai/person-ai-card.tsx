import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonAiSettingsChange, PersonAiSettings } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { SavedFoot } from "~/shell/form/saved-foot.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ChoiceRows, type AiPermissionChoice } from "~/domain/ai/choice-rows.tsx";
import { personAiQuery } from "~/domain/ai/queries.ts";
import { useChoices } from "~/domain/ai/use-choices.ts";

type AiPermissionName = keyof PersonAiSettingsChange;

/** AI settings of a person: each function can be switched off, and data goes to an external model only with consent. */
export function PersonAiCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(personAiQuery);
  return (
    <Card aria-label={t`AI`}>
      <Card.Head title={<Trans>AI</Trans>} />
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>No AI scores you, rejects you or ranks people. You can turn off each AI feature.</Trans>
        </Text>
      </Card.Body>
      {data ? (
        <Choices settings={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </Card>
  );
}

function Choices({ settings }: { settings: PersonAiSettings }) {
  const { t } = useLingui();
  const { save, ...saved } = useChoices<PersonAiSettings, PersonAiSettingsChange>(personAiQuery.queryKey, (body) =>
    answered(api().aiCalls.changeMySettings({ body })),
  );
  const model = settings.model?.name;
  const rows: AiPermissionChoice<AiPermissionName>[] = [
    {
      flag: "assistant",
      title: t`Spaces can ask the assistant about my CV`,
      hint: (
        <Trans>
          The assistant only quotes lines that Spaces can already read. If you turn this setting off, they’ll read your
          CV without the assistant.
        </Trans>
      ),
    },
    {
      flag: "suggestions",
      title: t`Suggestions for my CV`,
      hint: (
        <Trans>Roles, skills and questions based on what you wrote. Only you can see them until you share them.</Trans>
      ),
    },
    ...(model
      ? [
          {
            flag: "externalModel" as const,
            title: t`An external model can read my CV lines`,
            hint: (
              <Trans>
                Your CV lines may be sent to {model}, without your name, contact details or address. If you turn this
                setting off, everything will stay on our servers and still work.
              </Trans>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <ChoiceRows choices={rows} settings={settings} onChange={(flag, on) => save({ [flag]: on })} />
      <SavedFoot {...saved} />
    </>
  );
}
