import { Trans } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RegisterList } from "./register-list.tsx";

export function PersonRegisterCard() {
  return (
    <Card>
      <Card.Head title={<Trans>What the AI read</Trans>} />
      <Card.Body>
        <Text size="md" tone="muted">
          <Trans>Your own questions, and those of Spaces about your CV. What was asked is not kept here.</Trans>
        </Text>
        <RegisterList spaceId={null} />
      </Card.Body>
    </Card>
  );
}
