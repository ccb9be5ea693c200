import type { OperationsStatus, Run } from "@orbita/contract";
import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { useSearch } from "@tanstack/react-router";
import { monthsBefore } from "~/domain/invoices/months.ts";
import { OperationsPage } from "~/screens/admin/operations/operations-page.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aRun, runsFound, someOperations } from "./a-run.ts";
import type { answerFetch } from "./answer-fetch.ts";
import { renderPage } from "./render-page.tsx";

/** Addresses of the api that the operations page requests. */
export const operationsPaths = {
  runs: "/api/v1/admin/run/search",
  operations: "/api/v1/admin/operations",
  issue: "/api/v1/admin/invoice/trigger",
  maintenance: "/api/v1/admin/operations/maintenance",
  mail: "/api/v1/admin/operations/mail",
};

/** The last month that has ended, such as 2026-10. */
export const [lastMonth = ""] = monthsBefore(Date.now(), 1);
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

/** A run of the last month that ended a minute ago. */
export const aRecentRun = (more: Partial<Run> = {}): Run =>
  aRun({ subject: lastMonth, created: aMinuteAgo(), started: aMinuteAgo(), ended: aMinuteAgo(), ...more });

export type OperationsAnswers = Parameters<typeof answerFetch>[0];

/** Responses of the api for an operations page that lists the given runs. */
export const operationsAnswers = (
  runs: Run[] = [],
  operations: OperationsStatus = someOperations(),
): OperationsAnswers => ({
  [operationsPaths.runs]: { body: runsFound(...runs) },
  [operationsPaths.operations]: { body: operations },
});

type OperationsRenderOptions = { part?: string; search?: Record<string, unknown>; locale?: "it" | "en" };

export function renderOperations({ part, search = {}, locale = "en" }: OperationsRenderOptions = {}) {
  function Page() {
    const said: Record<string, unknown> = useSearch({ strict: false });
    return <OperationsPage part={part} search={{ ...search, ...said }} />;
  }
  return renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <Page />
        </main>
        <Toaster label="Messages" closeLabel="Put away" />
      </QueryRoot>
    </UiRoot>,
    { locale },
  );
}
