import type { LegalDocument } from "../document.ts";

export const accessibilityEn: LegalDocument = {
  title: "Accessibility statement",
  description: "How accessible {product} is by WCAG 2.2 AA, what is not yet, and how to report an obstacle.",
  lead: "{company} is committed to making {product} accessible to everybody, under Italian law 4/2004 and D.Lgs. 82/2022.",
  since: "2026-11-15",
  basis: "Directive (EU) 2019/882; Decision (EU) 2018/1523",
  sections: [
    {
      id: "status",
      title: "Compliance status",
      short: "Compliance",
      blocks: [
        "This website is **partially compliant** with WCAG 2.2, level AA, and with EN 301549, because of the points listed below. Everything that is done on {product} can be done with the keyboard alone.",
      ],
    },
    {
      id: "limits",
      title: "Content that is not accessible",
      short: "What is missing",
      blocks: [
        {
          list: [
            "**Texts of Spaces.** They are written by those who publish: they may have lists or capitals that read badly with a screen reader (criteria 1.3.1 and 3.1.5). They are third-party content beyond our control.",
            "**Other languages.** Pages are complete in Italian and English. In the other eight languages part of the texts is in English, without the language being marked word by word (criterion 3.1.2).",
            "**The page of the API.** It is made by another program and has not been checked.",
          ],
        },
      ],
    },
    {
      id: "method",
      title: "How it was prepared",
      short: "Method",
      blocks: [
        "This statement was prepared on 15 November 2026 by self-assessment: automatic checks of every state of every journey, light and dark, on a wide screen and on a phone; journeys made with the keyboard alone; pages tried at a width of 320 pixels. Nobody from outside has made an audit yet.",
      ],
    },
    {
      id: "report",
      title: "Report an obstacle",
      short: "Reports",
      blocks: [
        "If something does not work for you, [write to us](/contact) and choose the topic “Accessibility”. Tell us the page, what you wanted to do and with which tool you use it. No account is needed. We answer within 5 days and, if you need the information at once, we give it to you in another form.",
      ],
    },
    {
      id: "procedure",
      title: "Enforcement procedure",
      short: "If that is not enough",
      blocks: [
        "If the answer does not satisfy you or does not come within 30 days, you can turn to the [Agenzia per l’Italia digitale](https://www.agid.gov.it), which supervises the accessibility of digital services.",
      ],
    },
  ],
};
