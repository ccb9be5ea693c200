import type { LegalDocument } from "../document.ts";

export const privacyEn: LegalDocument = {
  title: "Privacy notice",
  description: "Which data {product} processes, why, for how long, who sees them and how you control them.",
  lead: "Which data we process, why, for how long, who sees them, and how you control them. We do not sell them and make no advertising profiles.",
  since: "2026-11-15",
  basis: "Regulation (EU) 2016/679, arts. 13 and 14",
  sections: [
    {
      id: "controller",
      title: "Who the controller is",
      short: "Controller",
      blocks: [
        "{operator}. For everything about your data, [write to us](/contact) and choose the topic “Privacy and data”.",
        "For the data of those who apply to its job posts, the Space is a controller too and answers for what it does with them.",
      ],
    },
    {
      id: "data",
      title: "Which data and why",
      short: "Data and reasons",
      blocks: [
        {
          records: [
            {
              title: "Account and profile",
              facts: [
                [
                  "Data",
                  "First and last name, username, email, phone and images if you add them, language, the version of the terms you accepted and when.",
                ],
                ["Why", "To give you the service (art. 6.1.b, contract)."],
                ["How long", "As long as you keep the account, and 14 days after you ask to delete it."],
              ],
            },
            {
              title: "Sign-ins and security",
              facts: [
                [
                  "Data",
                  "The password only as a fingerprint that cannot be turned back, passkeys, sign-ins with browser, network address and time, a log of what happens to your account.",
                ],
                ["Why", "To keep others out (art. 6.1.f, legitimate interest in security)."],
                [
                  "How long",
                  "Sign-ins until 30 days after their end; the log as long as you keep the account. Counts against abuse, by network address, one hour at most.",
                ],
              ],
            },
            {
              title: "Signing in with Google, GitHub or X",
              facts: [
                [
                  "Data",
                  "The identifier that the service gives you, the name, and the email if it tells it. We receive neither the password nor your contacts.",
                ],
                ["Why", "Because you choose it (art. 6.1.b)."],
                ["How long", "Until you disconnect it or delete the account."],
              ],
            },
            {
              title: "Files",
              facts: [
                [
                  "Data",
                  "Images and documents that you upload. From images we take the hidden data away, such as where they were taken; every file is checked for viruses.",
                ],
                ["Why", "To give you the service (art. 6.1.b)."],
                ["How long", "As long as you keep them."],
              ],
            },
            {
              title: "Spaces and job posts",
              facts: [
                ["Data", "Who is a member of which Space, in which role; job posts, which are public."],
                ["Why", "To give you the service (art. 6.1.b)."],
                ["How long", "As long as the Space exists."],
              ],
            },
            {
              title: "Saved, seen and hidden jobs",
              facts: [
                ["Data", "The jobs you save, open and hide, and the Spaces whose jobs you hide."],
                [
                  "Why",
                  "To mark them in the list and leave out the ones you don’t want to see (art. 6.1.b). Only you can see them.",
                ],
                ["How long", "Until you remove them or delete the account; of the jobs you’ve seen, the last 1,000."],
              ],
            },
            {
              title: "Jobs that fit your CV",
              facts: [
                [
                  "Data",
                  "The jobs you mark as not for you, with the reason, and those we send you in the weekly email.",
                ],
                [
                  "Why",
                  "To find jobs that fit your CV and not to send you the same one twice (art. 6.1.b). Only you can see them. You can turn off the comparison and the email in your settings.",
                ],
                ["How long", "The reasons until you undo them or delete the account; the jobs we sent for 52 weeks."],
              ],
            },
            {
              title: "Job alerts without an account",
              facts: [
                ["Data", "Your email, the search, how often you want alerts, and the language."],
                [
                  "Why",
                  "To send you the new jobs that you asked for and confirmed (art. 6.1.a, consent: you can withdraw it from every email).",
                ],
                [
                  "How long",
                  "Until you turn off your last alert; 48 hours if you don’t confirm. If you open an account with the same address, the searches move to the account.",
                ],
              ],
            },
            {
              title: "Messages to us",
              facts: [
                ["Data", "Name, email and what you write in [Help and contact](/contact)."],
                ["Why", "To answer you (arts. 6.1.b and 6.1.f)."],
                ["How long", "24 months."],
              ],
            },
          ],
        },
        "Of every change it stays written what changed, when and by whom, without the words that stood there: it helps us and you to trace a mistake (art. 6.1.f).",
        "We do not ask for data on health, origin, religion, opinions or union membership: do not write them where they are not needed.",
      ],
    },
    {
      id: "visibility",
      title: "Who sees them",
      blocks: [
        "At the start no other user sees your profile. You choose whether to make it visible, to whom, whether to show your contacts, and from which Spaces or domains to hide (art. 6.1.a, consent: you withdraw it when you like, in your settings).",
        "Beyond that they are seen only by the suppliers who keep the servers running and deliver mail, bound by a contract (art. 28), and by authorities where the law demands it. The data are kept in the European Union. If you pay by card (Stripe), if you choose to sign in with Google, GitHub or X, or if the form uses reCAPTCHA, those services receive data under their own notices, also in the United States (adequacy decision (EU) 2023/1795).",
      ],
    },
    {
      id: "automated",
      title: "Automated decisions",
      blocks: [
        "No decision about you is taken by a program alone (art. 22). No scores for people: how results are ordered is written [here](/ranking).",
      ],
    },
    {
      id: "ai",
      title: "Artificial intelligence",
      short: "AI",
      blocks: [
        "An AI reads uploaded CVs and proposes the fields, answers questions about CVs that the asker can read already by quoting their lines, and writes drafts of job posts. It gives no score, rejects nobody, orders nobody, and does not answer on age, health, family, origin, opinions or sex (art. 6.1.f: to read better what can be read already).",
        "It works on our own machines. If who runs the installation also uses an outside model, your lines go there only if you agree (art. 6.1.a), without name, contacts and address. You stop each function, and read the register of every reading, in your privacy settings.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      short: "Rights",
      blocks: [
        {
          list: [
            "**See and take away** all that we know about you: in your settings, as a JSON file (arts. 15 and 20).",
            "**Correct** what is wrong: in your profile, or by asking us (art. 16).",
            "**Delete** the account: in your settings, with 14 days to think again (art. 17).",
            "**Restrict or object to** processing that rests on our interest: [write to us](/contact) (arts. 18 and 21).",
            "**Withdraw** a consent, without changing what happened before (art. 7).",
          ],
        },
        "We answer within a month. If you think that we are wrong, you can turn to the [Garante per la protezione dei dati personali](https://www.garanteprivacy.it).",
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      blocks: ["Cookies and browser storage have [a page of their own](/cookies)."],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "If something changes that concerns you, we write to you beforehand. The version that you accepted is written in your data.",
        { facts: [["15 Nov 2026", "First version."]] },
      ],
    },
  ],
};
