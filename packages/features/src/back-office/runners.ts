import type { RunExecutor } from "../runs/index.ts";
import { bulkRunner } from "./bulk-runner.ts";
import { exportRunner } from "./write-export.ts";

export const backOfficeRunners: readonly RunExecutor[] = [bulkRunner, exportRunner];
