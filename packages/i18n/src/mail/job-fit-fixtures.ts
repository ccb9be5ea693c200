import type { MailParams } from "./index.ts";
import { foot, webOrigin } from "./interview-fixtures.ts";

/** Parameters of the mail with jobs that fit, for tests. */
export const jobFits: MailParams["jobFits"] = {
  ...foot,
  count: "2",
  first: "Sviluppo backend Java · Lanterna S.r.l.",
  jobs: [
    {
      title: "Sviluppo backend Java",
      link: `${webOrigin}/fits?id=1`,
      facts: "Lanterna S.r.l. · Genova · 38.000–45.000 €",
      met: [
        {
          names: ["Java", "Spring Boot"],
          line: "Servizi in Java 21 e Spring Boot per 14 terminal <portuali>",
          at: "Portolano",
        },
        { names: ["Italiano"], line: "Italiano, madrelingua", at: null },
      ],
      metCount: 3,
      total: 6,
      missing: [
        { name: "Kubernetes", found: null, minYears: null },
        { name: "Inglese B2", found: "B1", minYears: null },
      ],
      related: [{ name: "RabbitMQ", found: "Kafka", minYears: null }],
      notForMe: `${webOrigin}/fits?id=1&notForMe=true`,
    },
    {
      title: "Tester",
      link: `${webOrigin}/fits?id=2`,
      facts: "Faro · Torino",
      met: [{ names: ["Java"], line: "Servizi in Java", at: null }],
      metCount: 1,
      total: 5,
      missing: ["Cypress", "Selenium", "Python", "SQL"].map((name) => ({ name, found: null, minYears: 2 })),
      related: [],
      notForMe: `${webOrigin}/fits?id=2&notForMe=true`,
    },
  ],
  link: `${webOrigin}/fits`,
  page: `${webOrigin}/settings/privacy#job-fits`,
};
