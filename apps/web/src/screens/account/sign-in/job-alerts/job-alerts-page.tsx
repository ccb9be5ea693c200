import { useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link } from "@tanstack/react-router";
import { useState, type ComponentType } from "react";
import { takeHashSecret } from "~/shell/navigation/hash-secret.ts";
import { ConfirmAlert } from "./confirm-alert.tsx";
import { IncompleteLink } from "./incomplete-link.tsx";
import { JobAlerts } from "./job-alerts.tsx";

/** A page that a mail about a guest's job alerts links to. Its token is in the fragment of the address. */
function AlertPage({ content: Content }: { content: ComponentType<{ token: string }> }) {
  const { t } = useLingui();
  const [token] = useState(takeHashSecret);
  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName}>
      <Stack gap={5}>{token ? <Content token={token} /> : <IncompleteLink />}</Stack>
    </FocusFrame>
  );
}

export const ConfirmAlertPage = () => <AlertPage content={ConfirmAlert} />;
export const JobAlertsPage = () => <AlertPage content={JobAlerts} />;
