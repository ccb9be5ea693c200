import { Trans, useLingui } from "@lingui/react/macro";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useMe } from "~/shell/session/use-me.ts";

/** Where the administration begins: who one is here, and where its tools are. */
export function AdminOverview() {
  const { t } = useLingui();
  const me = useMe();
  return (
    <>
      <PageHeader title={t`Administration`} ruled />
      <Card>
        <Card.Head title={t`Your access`} />
        <Card.Body>
          <DataList
            items={[
              { term: t`Email`, value: <bdi>{me?.email}</bdi> },
              { term: t`Scopes`, value: <bdi>{me?.scopes.join(", ")}</bdi> },
            ]}
          />
        </Card.Body>
        <Card.Foot>
          <Text size="sm" tone="muted">
            <Trans>What you change here is kept in the history, with your name and the reason.</Trans>
          </Text>
        </Card.Foot>
      </Card>
    </>
  );
}
