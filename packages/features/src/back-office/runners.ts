import type { Runner } from "../runs/index.ts";
import { bulkRunner } from "./bulk-runner.ts";
import { exportRunner } from "./write-export.ts";

export const backOfficeRunners: readonly Runner[] = [bulkRunner, exportRunner];
