import { Trans, useLingui } from "@lingui/react/macro";
import type { PersonAiChange, PersonAiSettings } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { SavedFoot } from "~/features/settings/saved-foot.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ChoiceRows, type Choice } from "./choice-rows.tsx";
import { personAiQuery } from "./queries.ts";
import { useChoices } from "./use-choices.ts";

type Flag = keyof PersonAiChange;

/** AI settings of a person: each function can be switched off, and data goes to an external model only with consent. */
export function PersonAiCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(personAiQuery);
  return (
    <Card aria-label={t`AI`}>
      <Card.Head title={<Trans>AI</Trans>} />
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>No AI gives you a score, rejects you or orders people. You can stop each of its functions.</Trans>
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
  const { save, ...saved } = useChoices<PersonAiSettings, PersonAiChange>(personAiQuery.queryKey, (body) =>
    answered(api().aiCalls.changeMySettings({ body })),
  );
  const model = settings.model?.name;
  const rows: Choice<Flag>[] = [
    {
      flag: "assistant",
      title: t`Spaces may ask the assistant about my CV`,
      hint: (
        <Trans>
          It only quotes lines that they can read already. Off, your CV is read by people and by nobody else.
        </Trans>
      ),
    },
    {
      flag: "suggestions",
      title: t`Suggestions on my own CV`,
      hint: <Trans>Roles, skills and questions that follow from what you wrote. Only you see them.</Trans>,
    },
    ...(model
      ? [
          {
            flag: "externalModel" as const,
            title: t`An outside model may read my lines`,
            hint: (
              <Trans>
                Without name, contacts and address, they may go to {model}. Off, everything stays on our own machines
                and works all the same.
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
