import { serversAt } from "@orbita/testing/services";

/** Beside the servers that one works with; a second clone gets others, because its base is another. */
export const portBase = Number(process.env.FAULTS_PORT_BASE ?? Number(process.env.ORBITA_PORT_BASE ?? 21_000) + 2_000);
export const servers = serversAt(portBase);
export const parts = ["postgres", "pgbouncer", "valkey", "rabbitmq", "opensearch", "s3", "clamav", "mail"] as const;
