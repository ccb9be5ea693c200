import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { OperationsStatus } from "@orbita/contract";
import { StatusLight } from "@orbita/ui/base/status-light.tsx";
import { attentionOf } from "~/domain/operations/attention.ts";

/** Summary of the problems that need attention, for the page header: how many kinds, and which. */
export function AttentionLine({ operations }: { operations: OperationsStatus }) {
  const { t, i18n } = useLingui();
  const { servers, indexes, stuck, relay } = attentionOf(operations);
  const parts = [
    servers > 0 && t`${plural(servers, { one: "# server", other: "# servers" })}`,
    indexes > 0 && t`${plural(indexes, { one: "# index", other: "# indexes" })}`,
    relay > 0 && t`data sync`,
    stuck > 0 && t`${plural(stuck, { one: "# stuck message", other: "# stuck messages" })}`,
  ].filter((part) => part !== false);
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(parts);
  const things = parts.length;
  if (operations.maintenance.on)
    return (
      <StatusLight state="slow">
        <Trans>Platform closed to everyone except administrators</Trans>
      </StatusLight>
    );
  if (things === 0)
    return (
      <StatusLight state="up">
        <Trans>All systems healthy</Trans>
      </StatusLight>
    );
  return (
    <StatusLight state={operations.servers.some(({ light }) => light === "down") ? "down" : "slow"}>
      {t`${plural(things, { one: "One item needs attention", 2: "Two items need attention", 3: "Three items need attention", other: "# items need attention" })}: ${list}`}
    </StatusLight>
  );
}
