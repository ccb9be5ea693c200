import type { LegalDocument } from "../document.ts";

export const cookiesEn: LegalDocument = {
  title: "Cookies and browser storage",
  description:
    "What {product} writes into your browser: two technical cookies and a few preferences. No advertising, no third-party statistics.",
  lead: "Two cookies, both of them necessary, and a few preferences that stay in your browser. No advertising and no statistics, ours or others’: that is why you see no banner.",
  since: "2026-11-19",
  basis: "Directive 2002/58/EC, art. 5; D.Lgs. 196/2003, art. 122",
  sections: [
    {
      id: "cookies",
      title: "The cookies",
      short: "Cookies",
      blocks: [
        {
          records: [
            {
              title: "__Host-orbita",
              facts: [
                [
                  "What for",
                  "Recognises you after you signed in. It holds a random number: only the server knows who you are.",
                ],
                ["Set when", "When you sign in."],
                ["How long", "Until you sign out, at most 180 days."],
                ["Who reads it", "Only our server; scripts of the page cannot."],
              ],
            },
            {
              title: "__Host-orbita-device",
              facts: [
                [
                  "What for",
                  "Tells your browser from a stranger’s: so that who tries to guess your password or a code cannot lock you out, and so that we can tell you when somebody signs in from a new device.",
                ],
                ["Set when", "The first time you use a form to sign in or to sign up."],
                ["How long", "One year."],
                [
                  "Who reads it",
                  "Only our server. It does not follow you: on the pages you read we do not look at it.",
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: "storage",
      title: "Browser storage",
      short: "Storage",
      blocks: [
        "These entries stay on your device and go when you clear the data of the site.",
        {
          records: [
            {
              title: "orbita",
              facts: [
                [
                  "What",
                  "The name you are signed in with, the language you chose, the Space you acted for, the order of resume sections.",
                ],
                ["How long", "Until you sign out or clear the data of the site. The language stays."],
              ],
            },
            {
              title: "color-scheme",
              facts: [
                ["What", "Whether you chose the light or the dark theme."],
                ["How long", "Until you go back to the theme of your system."],
              ],
            },
            {
              title: "orbita.searches",
              facts: [
                ["What", "Your last five job searches, so that the search field can offer them again."],
                ["How long", "Until you clear them in the search field, sign out or clear the data of the site."],
              ],
            },
            {
              title: "Entries of the tab",
              facts: [
                [
                  "What",
                  "While you wait for a code or come back from another sign-in service: the email address, the time, the page you came from.",
                ],
                ["How long", "As long as the tab is open."],
              ],
            },
          ],
        },
      ],
    },
    {
      id: "third-parties",
      title: "Third parties",
      blocks: [
        "Pages load nothing from others: fonts, images and scripts come from us. The one exception is the card form, which comes from Stripe, the company that handles the payment. Its script loads only when you open that form, and Stripe may then set its own cookies.",
        "To tell people from programs we let the browser do a small calculation, without cookies and without third parties. Who runs an installation can use Google’s reCAPTCHA in its place: the form then says so, and Google’s script is only loaded when you begin to write in it.",
        "If you choose to sign in with Google, GitHub or X, that step happens on their pages and with their cookies.",
      ],
    },
    {
      id: "choices",
      title: "Your choices",
      short: "Choices",
      blocks: [
        "You can block or clear all of it in the settings of your browser. Without the first cookie you can read, but not sign in. How we treat your data is written in the [privacy notice](/privacy).",
        { facts: [["15 Nov 2026", "First version."]] },
      ],
    },
  ],
};
