import { serversAt } from "@orbita/testing/services";

/**
 * Base of the ports of the servers for fault tests. They are separate from the development servers; a second clone has another
 * base and therefore other ports.
 */
export const portBase = Number(process.env.FAULTS_PORT_BASE ?? Number(process.env.ORBITA_PORT_BASE ?? 21_000) + 2_000);
export const servers = serversAt(portBase);
export const parts = ["postgres", "pgbouncer", "valkey", "rabbitmq", "opensearch", "s3", "clamav", "mail"] as const;
