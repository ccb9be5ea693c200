import type { BillingSummary, Invoice, LedgerDay, LedgerEntry } from "@orbita/contract";
import { useSearch } from "@tanstack/react-router";
import { BillingPage } from "~/screens/space/billing/billing-page.tsx";
import type { BillingSearch } from "~/screens/space/billing/billing-search.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { renderPage } from "./render-page.tsx";

const space = { id: "s1", name: "Lanterna", url: "lanterna", role: "owner" } as ActingSpace;
export const summary: BillingSummary = {
  month: "2026-11",
  licenceCents: 14_900,
  clicks: 192,
  clicksCents: 8_640,
  vatCents: 5_179,
  totalCents: 28_719,
  invoicedOn: "2026-12-01",
  pausedSince: null,
  missing: [],
  blocked: [],
  invoices: 2,
};
export const aNumberedInvoice = (number: string, more: Partial<Invoice> = {}): Invoice => ({
  id: number,
  kind: "invoice",
  number,
  period: "2026-10",
  issuedOn: "2026-11-01",
  state: "paid",
  sdi: "delivered",
  reissued: false,
  netCents: 41_235,
  vatCents: 9_072,
  totalCents: 50_307,
  creditedCents: 0,
  openCents: 0,
  of: null,
  reason: null,
  failure: null,
  failedAt: null,
  nextTry: null,
  paidAt: null,
  ...more,
});
export const failed = aNumberedInvoice("2026/87", {
  period: "2026-08",
  state: "failed",
  openCents: 24_540,
  failedAt: "2026-09-01T02:00:00Z",
  nextTry: "2026-11-18T00:00:00Z",
});
export const aLedgerPost = (
  id: string,
  more: Partial<LedgerDay["posts"][number]> = {},
): LedgerDay["posts"][number] => ({
  jobPostId: id as never,
  title: `Post ${id}`,
  budgetCents: 1_800,
  spentCents: 1_485,
  counted: 33,
  refused: 18,
  credited: 0,
  sponsored: true,
  ...more,
});
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" }).format(new Date());
export const aDay = (more: Partial<LedgerDay> = {}): LedgerDay => ({
  day: today,
  spentCents: 1_485,
  counted: 33,
  refused: 18,
  posts: [aLedgerPost("p1")],
  before: "2026-11-10",
  after: null,
  ...more,
});
export const anEntry = (number: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  number,
  at: "2026-11-14T17:52:07Z",
  visitor: `v_8f1c00${String(number).padStart(2, "0")}`,
  source: "list",
  utmSource: null,
  utmCampaign: null,
  refused: null,
  credit: null,
  amountCents: 45,
  totalCents: number * 45,
  ...more,
});

export const at = {
  summary: "/api/v1/talent/invoice/summary/s1",
  invoices: "/api/v1/talent/invoice/get/s1",
  day: "/api/v1/talent/space/s1/ledger",
  entries: "/api/v1/talent/jobpost/p1/ledger",
  cards: "/api/v1/payments/stripe/space/s1/payment-method",
};
export const all = {
  [at.summary]: { body: summary },
  [at.invoices]: { body: [aNumberedInvoice("2026/118"), failed] },
  [at.day]: { body: aDay() },
  [at.entries]: { body: { content: [anEntry(2, { refused: "bot" }), anEntry(1)], total: 2 } },
  [at.cards]: { body: [] },
};

type BillingRenderOptions = { part?: string; search?: BillingSearch; role?: ActingSpace["role"]; locale?: "it" | "en" };
export const show = ({ part, search = {}, role = "owner", locale = "en" }: BillingRenderOptions = {}) => {
  function Page() {
    return <BillingPage part={part} search={{ ...search, ...useSearch({ strict: false }) }} />;
  }
  return renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={{ ...space, role }}>
          <main>
            <Page />
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
    { locale },
  );
};
