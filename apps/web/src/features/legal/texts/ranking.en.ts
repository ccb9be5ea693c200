import { productName } from "@orbita/contract/product";
import type { LegalDocument } from "../document.ts";

export const text: LegalDocument = {
  title: "How we order results",
  description: `What decides the order of job posts on ${productName}: your filters, the words you search, the date. No scores for people.`,
  lead: "No scores for people, no hidden ranking. Here is all that decides who comes first, in the order in which it counts.",
  since: "2026-11-15",
  basis: "Regulations (EU) 2019/1150, art. 5, and 2022/2065, art. 27",
  sections: [
    {
      id: "jobs",
      title: "Job posts",
      blocks: [
        {
          steps: [
            {
              title: "Your filters",
              text: "The place you choose. What does not match is not shown: it does not go to the end, it vanishes.",
            },
            {
              title: "The words you search",
              text: "All of them must be there, in the title, in the name of the Space, in the city or in the description; plurals count too. A post either has them or is not shown: having them more often brings it no higher. Without words there is no such step.",
            },
            {
              title: "The date",
              text: "The newest first. A post that was suspended and resumed keeps its date; one that went back to draft and was published again takes the new one.",
            },
          ],
        },
        "Your choice stays in the address of the page: whoever opens it sees the same results in the same order. The start page and the page of a Space use the same rule.",
        {
          example: {
            caption: "An example: “backend”, Genova",
            rows: [
              { title: "Backend Java developer", why: "The word is in the title; published 12 minutes ago." },
              {
                title: "Business software analyst",
                why: "The word is in the description: “backend services in C#”; published yesterday.",
              },
            ],
          },
        },
      ],
    },
    {
      id: "sponsored",
      title: "Sponsored job posts",
      short: "Sponsored",
      blocks: [
        "Today nobody pays to stand higher: the plan that a post is published with has no part in the order.",
        "When there are sponsored posts they will always carry the label, stand first on their page of results, match the same filters, and not move the others. We will change this page before that.",
      ],
    },
    {
      id: "people",
      title: "People",
      blocks: [
        "Only those can be found who chose to be: at the start the choice is no. There is no ranking of people, and Spaces cannot search for talents yet.",
      ],
    },
    {
      id: "not-used",
      title: "What we do not use",
      blocks: [
        {
          never: [
            "Age, gender, origin, photo, health, family, opinions",
            `How much time you spend on ${productName}, or on which device`,
            "Which job posts you opened before",
            "How much a Space has spent in the past",
            "A model that grades people",
          ],
        },
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        { facts: [["15 Nov 2026", "First version."]] },
        "Something does not add up? [Write to us](/contact): we answer within 5 days.",
      ],
    },
  ],
};
