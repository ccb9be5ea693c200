import type { LegalDocument } from "../document.ts";

export const termsEn: LegalDocument = {
  title: "Terms of use",
  description:
    "What you can expect of {product} and what {product} expects of you: accounts, job posts, content, liability.",
  lead: "The agreement between you and whoever runs {product}. It is written to be read: if something is not clear, the fault is ours.",
  since: "2026-11-15",
  sections: [
    {
      id: "who",
      title: "Who we are",
      blocks: [
        "{product} is run by {operator}. There is one page to write to us: [Help and contact](/contact). It is also the single point of contact for users and for authorities under Articles 11 and 12 of Regulation (EU) 2022/2065.",
        "{product} is a job market: companies open a Space and publish job posts, people read them and let themselves be found. We are not a party to the employment that begins here, and we are not an employment agency.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      short: "Account",
      blocks: [
        "Reading job posts and the pages of Spaces takes no account. Everything else does, and it is free.",
        {
          list: [
            "You must be at least 16 years old.",
            "The email address must be yours: you confirm it with a code. Until then you can read and edit, but not publish.",
            "An account belongs to one person. Passwords, codes and passkeys are not lent.",
            "If you think that somebody got in instead of you, end the other sign-ins in your settings and change the password. If you cannot, [write to us](/contact).",
          ],
        },
      ],
    },
    {
      id: "spaces",
      title: "Spaces and job posts",
      blocks: [
        "Who opens a Space declares that they may act for the company they represent. Who publishes a job post answers for it and undertakes to obey the law:",
        {
          list: [
            "the pay or pay range and the collective agreement are written, and they are true (Directive (EU) 2023/970, D.Lgs. 96/2026);",
            "the job exists, it is open, and who offers it is named;",
            "no preference as to age, sex, health, family, origin, religion, opinions or union membership (D.Lgs. 276/2003, art. 10; D.Lgs. 198/2006, art. 27);",
            "no money is asked of those who apply;",
            "employment agencies state their authorisation.",
          ],
        },
        "The answer time on a job post is a promise of the Space to whoever applies.",
      ],
    },
    {
      id: "content",
      title: "What you write and upload",
      short: "Content",
      blocks: [
        "Texts, images and documents stay yours. You only allow us to keep them, to turn them into the formats that are needed and to show them to whom you chose, for as long as you keep them on {product}. We do not sell them and do not train models on them.",
        "Not allowed are illegal content, other people’s data without a reason, advertising dressed up as a job, and programs that collect people’s data in bulk. The [API](/api/v1/docs) is documented and open to whoever keeps to the same limits.",
      ],
    },
    {
      id: "feed",
      title: "The feed and its channels",
      short: "Feed",
      blocks: [
        "In the feed people and Spaces speak under their own name. Posts stand in order of time and of nothing else. What is not allowed:",
        {
          list: [
            "advertising and fraud;",
            "job offers without pay or contract, or that ask for money in advance;",
            "insults, hate, discrimination;",
            "other people’s data or pictures without their permission.",
          ],
        },
        "Every post, comment and channel can be reported from where it stands. We do not say who reported it. A person reads it within 2 days, and we write to who reported and to who wrote it how it ended, with the reason and the way to contest it. Who looks after a channel can hide what is written there, by the same rules.",
      ],
    },
    {
      id: "moderation",
      title: "When we step in",
      short: "Stepping in",
      blocks: [
        "Content that looks illegal is reported on the page [Help and contact](/contact): the address of the page and the reason are enough. Every report is read by a person.",
        "If we take content away or suspend an account or a Space, we tell whom it concerns what, why and by which rule, and how to object. Unless it is urgent or the law forbids it, a Space is told beforehand; closing it for good is announced 30 days before (Regulation (EU) 2019/1150, art. 4).",
        "You can object within six months on the same page, free of charge. A person decides who did not decide the first time, not a program.",
      ],
    },
    {
      id: "order",
      title: "The order of results",
      short: "Order",
      blocks: ["What comes first and why is written in [How we order results](/ranking). We give no scores to people."],
    },
    {
      id: "price",
      title: "What it costs",
      short: "Prices",
      blocks: [
        "For those who look for work everything is free. For Spaces it is free to publish within the number of free slots shown on the page of job posts. If a service has a price, you see it before you confirm.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      short: "Liability",
      blocks: [
        "We keep {product} running, up to date and safe, as is expected of those who do it for a living. It may stop at times: during maintenance the page says so.",
        "We do not answer for what Spaces and people write, nor for how a selection ends. Nothing in this text takes away the rights that the law gives you, or limits liability for intent or gross negligence.",
      ],
    },
    {
      id: "leaving",
      title: "Leaving",
      blocks: [
        "You can delete your account whenever you like, in your settings: you vanish from the sight of others at once, and after 14 days your data are deleted. If you sign in before that, the deletion is taken back. Before you go you can download all that we know about you.",
        "A Space whose only member you are closes with you. If others would be left without an owner, another one has to be named first.",
      ],
    },
    {
      id: "changes",
      title: "Changes and law",
      short: "Changes",
      blocks: [
        "If these terms change in a way that concerns you, we write to you at least 15 days before and ask you to accept the new version. Which version you accepted, and when, is written in your data.",
        "Italian law applies. If you are a consumer, the court of the place where you live decides; otherwise that of our seat.",
        { facts: [["15 Nov 2026", "First version."]] },
      ],
    },
  ],
};
