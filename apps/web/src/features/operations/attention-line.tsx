import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Operations } from "@orbita/contract";
import { StatusLight } from "@orbita/ui/base/status-light.tsx";
import { attentionOf } from "~/domain/operations/attention.ts";

/** The page header's summary of what needs attention: how many kinds of problems, and which. */
export function AttentionLine({ operations }: { operations: Operations }) {
  const { t } = useLingui();
  const { servers, indexes, stuck, relay } = attentionOf(operations);
  const parts = [
    servers > 0 && t`${plural(servers, { one: "# server", other: "# servers" })}`,
    indexes > 0 && t`${plural(indexes, { one: "# index", other: "# indexes" })}`,
    relay > 0 && t`the relay`,
    stuck > 0 && t`${plural(stuck, { one: "# stuck message", other: "# stuck messages" })}`,
  ].filter((part) => part !== false);
  const list = parts.join(", ");
  const things = parts.length;
  if (operations.maintenance.on)
    return (
      <StatusLight state="slow">
        <Trans>The platform is closed for everybody but administrators</Trans>
      </StatusLight>
    );
  if (things === 0)
    return (
      <StatusLight state="up">
        <Trans>Everything is well</Trans>
      </StatusLight>
    );
  return (
    <StatusLight state={operations.servers.some(({ light }) => light === "down") ? "down" : "slow"}>
      {t`${plural(things, {
        one: "One thing to look at",
        2: "Two things to look at",
        3: "Three things to look at",
        other: "# things to look at",
      })}: ${list}`}
    </StatusLight>
  );
}
