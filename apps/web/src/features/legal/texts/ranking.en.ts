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
              text: "Place and distance, least pay, contract, hours, workplace, skills, languages, sector, travel, day of publication. What does not match is not shown: it does not go to the end, it vanishes.",
            },
            {
              title: "The words you search",
              text: "All of them must be there; plurals count too. In the title they count more than among the skills, there more than in the name of the Space and the city, and there more than in the description; having them more often brings a post no higher. Where no post has them, we look for those that are a letter away. Without words there is no such step.",
            },
            {
              title: "The date",
              text: "With equal words, the newest. A post that is published again keeps the date of its first time.",
            },
          ],
        },
        "You can change the order: **Newest**, **Highest pay** (the declared minimum counts), **Nearest** if you chose a place. Your choice stays in the address of the page: whoever opens it sees the same results in the same order. The start page and the page of a Space go by date.",
        {
          example: {
            caption: "An example: “backend”, within 30 km of Genova",
            rows: [
              {
                title: "Backend engineer, onboard systems",
                why: "First on its page because it pays to be. It moves no other post.",
                label: "Sponsored",
              },
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
        "Who sponsors pays for each click and stands first on its page of results, with the label. It must match the same filters. When the budget of the day is used up it is a post like the others, until midnight.",
        "Several sponsored posts on the same page stand among themselves in the order above: spending more brings nobody higher. Pay, promise of an answer and the page of the Space do not change with money.",
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
        {
          facts: [
            [
              "15 Nov 2026",
              "Sponsored posts, with their label. The orders “Highest pay” and “Nearest”. Publishing again does not renew the date.",
            ],
            ["15 Nov 2026", "First version."],
          ],
        },
        "Something does not add up? [Write to us](/contact): we answer within 5 days.",
      ],
    },
  ],
};
