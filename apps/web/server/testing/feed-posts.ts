import type { FeedPost } from "../feed-post.ts";

/** A post as it appears in feeds. */
export const aFeedPost = (fields: Partial<FeedPost> = {}): FeedPost => ({
  id: "post",
  title: "Sviluppatrice/sviluppatore backend Java",
  sponsored: false,
  description: "Scriviamo il software dei terminal.\n\nCosa farai\n- progettare API\n- misurare",
  language: "it",
  space: { name: "Lanterna Software", url: "lanterna", type: "company", authorisationNumber: null },
  hiringCompany: null,
  contractType: "contract_type_full",
  contractEconomicType: "contract_economic_type_permanent",
  weeklyHours: 40,
  workplaceType: "workplace_type_hybrid",
  officePresence: 40,
  remoteFrom: null,
  location: { city: "Genova", province: "GE", region: "Liguria", postalCode: "16121", country: "IT" },
  salaryMin: 38_000,
  salaryMax: 45_000,
  ccnl: "C011",
  ccnlLevel: "B2",
  skills: [{ it: "Java", en: "Java" }],
  replyDays: 7,
  labels: {
    C011: { it: "Metalmeccanico industria", en: "Metalworking, industry" },
    contract_economic_type_permanent: { it: "Tempo indeterminato", en: "Permanent" },
  },
  updated: "2026-11-14T09:00:00.000Z",
  publishedAt: "2026-11-14T08:00:00.000Z",
  expiresAt: "2026-12-19T08:00:00.000Z",
  ...fields,
});

export const hostile = [
  `</title></item><item> & "Java" 'x'`,
  "]]><![CDATA[<script>alert(1)</script>",
  "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]> &b; &amp;amp;",
  "\u0000\u0008\u001F\uFFFE half a letter \uD83D, a whole one 😀",
  "<?xml version='1.0'?> <!-- --> --&gt;",
  "مهندس ‮ برمجيات \u2028 zürich",
];
