import type { LegalDocument } from "../document.ts";

export const rankingEn: LegalDocument = {
  title: "How we order results",
  description:
    "What decides the order of job posts and talents on {product}: filters, words, lines of the CV, dates. No scores for people.",
  lead: "No scores for people, no hidden ranking. Here is all that decides who comes first, in the order in which it counts.",
  since: "2026-11-19",
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
              text: "A job post matches if it has everything you typed: the words themselves or what they mean. Job titles and skills count in Italian and English, in both genders and with their other names; a town counts with the distance around it, a salary as the least that the post can pay. A job title named in the title counts most, then a word of the title, related jobs and skills, then the name of the Space and the city, and the description least; having a word more often brings a post no higher. Words such as “senior” or “night” only change the order. Without words there is no such step.",
            },
            {
              title: "If few posts match",
              text: "If fewer than ten posts match everything, posts for the same job, place and workplace that miss another wish (contract, hours, pay, education, language) follow them. If none matches, we look for those that match a part of the text or have words that are a letter away. The page says so both times, and no post overtakes one that matches everything.",
            },
            {
              title: "The date",
              text: "With equal words, the newest. A post that is published again keeps the date of its first time.",
            },
          ],
        },
        "You can change the order: **Newest**, **Highest pay** (the declared minimum counts), **Nearest** if you chose a place. Your choice stays in the address of the page: whoever opens it sees the same results in the same order, without the posts and Spaces that they hid themselves. The start page and the page of a Space go by date.",
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
      id: "fits",
      title: "Jobs that fit your CV",
      short: "Jobs that fit",
      blocks: [
        "Only you see them. Your limits come first: a job outside them is not in the list. Then count the occupation (the one you look for or that of your latest job, then related ones), the requirements that your CV documents, a level and the required years of experience that match yours and, if you named no place, the distance from the town in your CV. Of equal jobs, the newest comes first. A sponsored job stands where this order puts it. Name, gender, birth year, street and nationality do not count.",
        "“Not for me” removes the job and changes the next ones; its effect is written in the settings, where you can undo it. In the settings you can also turn the comparison off.",
        "On Mondays we write to you if there are fitting jobs that we have not sent you yet: at most five, among the first twenty of the list and in the same order, each with the lines of your CV. You can turn the email off and leave the comparison on.",
        "Every night we test that the order does not depend on who you are: made-up profiles, then the same with another name, another gender, another year of birth, another address or another nationality, and the jobs that are open at that moment. No place of the order may change. If one does, you read it here.",
        { lastFairnessRun: "jobs" },
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
      id: "clicks",
      title: "How we count paid clicks",
      short: "Paid clicks",
      blocks: [
        "We count one click per network, job and day. A network is a group of 256 IPv4 addresses (/24) or an IPv6 /64, whatever the browser says it is. We store no addresses: a daily key turns them into marks, and we delete that key after midnight.",
        "A click counts only if the job has been on screen for at least one second and at most thirty minutes: the page asks for a signed token when it opens and sends it back with the click. Clicks by bots, by members of the Space, or above the limit per minute cost nothing.",
        "Every ten minutes we look for invalid traffic and credit it automatically. We credit clicks after the fifth from one provider’s range (/16 or /48) on the same job and day, ten or more clicks within ten seconds, and clicks from a network that sent three or more automatic or unverified clicks. Each credit is a line in the Space’s daily click log, and the budget can be spent again.",
      ],
    },
    {
      id: "people",
      title: "Talents",
      blocks: [
        "Only those can be found who chose to be: at the start the choice is no. Who hides from a Space or a mail domain does not appear to whoever works there, from the moment they choose so. Owners of a Space and those who recruit for it can search; each CV that they open is written in its owner’s log.",
        {
          steps: [
            {
              title: "The filters",
              text: "Place and distance, region, years of experience, skills, languages and their level, education, roles, courses, certifications. Who does not match is not shown. Several skills must all be there, unless who searches asks for “at least one”.",
            },
            {
              title: "Criteria documented",
              text: "Each skill, trade, language or level of education that is asked for, in filters or in words, is a criterion. First comes who documents most of them: a line of the CV says so, in Italian or English, by another name or by a narrower case (PostgreSQL counts as SQL). Of plain words not all are needed: about half is enough. With “phrases”, AND, OR, NOT and parentheses exactly what is written counts.",
            },
            {
              title: "Related criteria",
              text: "With equal criteria, who has something near: a related skill, a trade of the same group.",
            },
            {
              title: "The most recent use",
              text: "Then who used them in the last 12 months, then in the last 3 years, then before, by the dates of the experience. With all of that equal, the CV updated most recently.",
            },
          ],
        },
        "Under the results the rule is one sentence: **First who documents most criteria, then who has related ones, then who used them most recently. No score.** Beside each person stand lines of their CV, not a grade: documented, related, or “the CV does not say”. Who searches can also choose the CV updated most recently, or the newest. Typos are forgiven only where a word is not found as it is written.",
        "Name, photo, age, gender, address and nationality are not in the index that orders, not even inside the sentences of a CV; “sviluppatrice” and “sviluppatore” are one word. We try it every night: people made up, then the same with another name, another gender, another year of birth, another address, and the same searches. The order must not change in any place. If it does, you read it here.",
        { lastFairnessRun: "talents" },
      ],
    },
    {
      id: "not-used",
      title: "What we do not use",
      blocks: [
        {
          never: [
            "Name, age, gender, origin, nationality, address, photo, health, family, opinions",
            "How much time you spend on {product}, or on which device",
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
            ["19 Nov 2026", "The jobs that fit your CV, also with a weekly email."],
            [
              "19 Nov 2026",
              "The search understands what words mean, in two languages: the steps “The words you search” and “If few posts match”.",
            ],
            ["16 Nov 2026", "Spaces can search for talents: the rule, under “Talents”, and the test of every night."],
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
