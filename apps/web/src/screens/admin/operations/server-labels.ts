import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ServiceHealth, ServerMetric, ServerState } from "@orbita/contract";
import type { StatusLightProps } from "@orbita/ui/base/status-light.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { formatSeconds } from "./durations.ts";

export const serverLabels: Readonly<Record<ServerState["name"], MessageDescriptor>> = {
  api: msg({ message: "API", comment: "a server" }),
  web: msg({ message: "Web", comment: "a server" }),
  worker: msg`Workers`,
  postgres: msg({ message: "PostgreSQL", comment: "a server" }),
  rabbitmq: msg({ message: "RabbitMQ", comment: "a server" }),
  opensearch: msg`Search engine`,
  valkey: msg({ message: "Valkey", comment: "a server" }),
  storage: msg`File storage`,
  scanner: msg`Virus scanner`,
  mail: msg({ message: "Email", context: "a server" }),
  model: msg`AI model`,
  payments: msg({ message: "Payments", context: "a server" }),
};

/** The purpose of each server, so that admins know what users notice when it is down. */
export const serverPurposes: Readonly<Record<ServerState["name"], MessageDescriptor>> = {
  api: msg`Handles every request`,
  web: msg`Serves the pages`,
  worker: msg`Process the work in the queues`,
  postgres: msg`Stores all data; nothing works without it`,
  rabbitmq: msg`Tells open pages what changed; without it, they update later`,
  opensearch: msg`Finds jobs, people and Spaces; everything else works without it`,
  valkey: msg`Counts requests and stores data for a short time`,
  storage: msg`Stores files and images`,
  scanner: msg`Scans files for viruses before they’re stored`,
  mail: msg`Delivers our emails; any that it doesn’t accept are kept and sent again`,
  model: msg`Helps with CVs; without it, we use the built-in rules`,
  payments: msg`Charges cards`,
};

export const lights: Readonly<Record<ServiceHealth, { look: StatusLightProps["state"]; words: MessageDescriptor }>> = {
  ok: { look: "up", words: msg({ message: "Healthy", context: "a server" }) },
  warn: { look: "slow", words: msg({ message: "Needs attention", context: "a server" }) },
  down: { look: "down", words: msg({ message: "Not responding", context: "a server" }) },
  off: { look: "off", words: msg({ message: "Off", context: "a server" }) },
};

const factWords: Readonly<Record<ServerMetric, MessageDescriptor>> = {
  instances: msg({ message: "{value, plural, one {{words} instance} other {{words} instances}}" }),
  p95Ms: msg({ message: "p95 {words} ms" }),
  cpuPercent: msg({ message: "CPU {words}%" }),
  ms: msg({ message: "{words} ms" }),
  connections: msg({ message: "{value, plural, one {{words} connection} other {{words} connections}}" }),
  sizeMegabytes: msg({ message: "{words} MB" }),
  replicaSeconds: msg({ message: "replica {words} behind" }),
  channels: msg({ message: "{value, plural, one {{words} channel} other {{words} channels}}" }),
  nodes: msg({ message: "{value, plural, one {{words} node} other {{words} nodes}}" }),
  unassignedShards: msg({ message: "{value, plural, one {{words} replica missing} other {{words} replicas missing}}" }),
  sentPercent: msg({ message: "{words}% delivered" }),
};

export function describeFact(i18n: I18n, { name, value }: ServerState["facts"][number]): string {
  const words =
    name === "replicaSeconds"
      ? formatSeconds(i18n.locale, value)
      : name === "sentPercent"
        ? new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(value)
        : formatCount(i18n.locale, value);
  return i18n._({ ...factWords[name], values: { value, words } });
}
