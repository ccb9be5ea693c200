import { initialsOf, spaceTint } from "@orbita/ui/base/tint.ts";
import { productName } from "@orbita/contract/product";
import { wordmark, wordmarkName } from "@orbita/ui/icons/wordmark.ts";
import { payOf, shareTexts, type ShareLanguage } from "./share-texts.ts";

/** The input of Satori: an element in React's shape, without React. */
export type DrawingElement = { type: string; props: Record<string, unknown> };
type DrawingChild = DrawingElement | string | null;

const el = (type: string, style: Record<string, unknown>, ...children: DrawingChild[]): DrawingElement => ({
  type,
  props: {
    style: { display: "flex", boxSizing: "border-box", ...style },
    children: children.filter((child) => child !== null),
  },
});

export type SharedSpace = {
  id: string;
  name: string;
  headline: string | null;
  type: string;
  authorisationNumber: string | null;
  replyDays: number;
  blindFirstStage: boolean;
  openJobPosts: number;
};
export type SharedJob = {
  spaceId: string;
  title: string;
  space: { name: string };
  location: { city: string } | null;
  salaryMin: number | null;
  salaryMax: number | null;
  contractType: string | null;
  contractEconomicType: string | null;
  weeklyHours: number | null;
  workplaceType: string | null;
  officePresence: number | null;
  replyDays: number;
};

const ink = "#1a1917";
const dim = "#64605a";
const paper = "#f4f2ed";
const pale = "rgba(255,255,255,.84)";

function logo(letters: string, dot: string): DrawingElement {
  const arcs = ["M29.67 14.02A12.5 12.5 0 1 1 21.24 6.43", "M19.30 24.61A6.25 6.25 0 0 1 12.38 15.76"];
  const path = (d: string) => ({
    type: "path",
    props: { d, stroke: letters, "stroke-width": 2.5, "stroke-linecap": "round", fill: "none" },
  });
  const circle = (cx: number, cy: number, r: number) => ({ type: "circle", props: { cx, cy, r, fill: dot } });
  const mark = [...arcs.map(path), circle(26.36, 9.21, 3.62)];
  if (productName !== wordmarkName)
    return el(
      "div",
      { alignItems: "center", gap: 10, flexShrink: 0, maxWidth: 420 },
      { type: "svg", props: { viewBox: "0 0 36 36", width: 46, height: 46, children: mark } },
      el("div", { ...clamp(1), fontFamily: "Newsreader", fontSize: 34, lineHeight: 1.3, color: letters }, productName),
    );
  const children = [...mark, { type: "path", props: { d: wordmark, fill: letters } }, circle(92.33, 8.75, 2.15)];
  return { type: "svg", props: { viewBox: "0 0 123 36", width: 157, height: 46, children } };
}

/** The font size for a text of this length, so that names of 80 letters fit as well as names of 8. */
function sizeFor(text: string, sizes: readonly [upTo: number, size: number][], least: number): number {
  return sizes.find(([upTo]) => text.length <= upTo)?.[1] ?? least;
}

const clamp = (lines: number) => ({ display: "block", lineClamp: lines, overflow: "hidden" }) as const;

function avatar(
  name: string,
  look: { size: number; tint: string; outlined: boolean; image: string | null },
): DrawingElement {
  const { size, tint, outlined, image } = look;
  const radius = Math.round(size * 0.2);
  const box = {
    width: size,
    height: size,
    borderRadius: radius,
    alignItems: "center",
    justifyContent: "center",
    overflow: "hidden",
    backgroundColor: tint,
    color: "#fff",
    fontFamily: "Newsreader",
    fontSize: Math.round(size * 0.4),
    lineHeight: 1,
    paddingTop: Math.round(size * 0.05),
    ...(outlined && { border: "2px solid rgba(255,255,255,.34)" }),
  };
  if (!image) return el("div", box, initialsOf(name));
  return el("div", { ...box, paddingTop: 0 }, { type: "img", props: { src: image, width: size, height: size } });
}

const sheet = (look: { backgroundColor: string; color: string }, ...children: DrawingChild[]): DrawingElement =>
  el(
    "div",
    {
      width: "100%",
      height: "100%",
      flexDirection: "column",
      padding: "64px 72px 56px",
      fontFamily: "Instrument Sans",
      ...look,
    },
    ...children,
  );

const figure = (value: string, words: string): DrawingElement =>
  el(
    "div",
    { flexDirection: "column" },
    el("div", { fontFamily: "Newsreader", fontSize: 44, lineHeight: 1.1 }, value),
    el("div", { fontSize: 21, color: pale, marginTop: 4 }, words),
  );

/** Share image of a Space, on its colour: name, headline, and the figures that the Space has. */
export function drawSpace(space: SharedSpace, language: ShareLanguage, image: string | null): DrawingElement {
  const words = shareTexts[language];
  const { name, headline, openJobPosts } = space;
  const tint = spaceTint(space.id);
  const size = sizeFor(
    name,
    [
      [24, 78],
      [48, 64],
    ],
    50,
  );
  const figures = [
    figure(words.days(space.replyDays), words.promised),
    space.blindFirstStage ? figure(words.blind, words.blindStage) : null,
    openJobPosts > 0 ? figure(String(openJobPosts), words.open(openJobPosts)) : null,
  ];
  const agency = space.type === "agency" && space.authorisationNumber ? words.agency(space.authorisationNumber) : null;
  const said = headline ?? agency;
  const maxWidth = said && said.length > 90 ? 1_056 : 760;
  return sheet(
    { backgroundColor: tint, color: "#fff" },
    el(
      "div",
      { justifyContent: "space-between", alignItems: "flex-start" },
      avatar(name, { size: 112, tint, outlined: !image, image }),
      logo("#fff", "#b8c9f7"),
    ),
    el(
      "div",
      {
        ...clamp(2),
        fontFamily: "Newsreader",
        fontSize: size,
        lineHeight: 1.06,
        letterSpacing: "-0.026em",
        marginTop: 36,
      },
      name,
    ),
    said
      ? el("div", { ...clamp(2), fontSize: 30, lineHeight: 1.4, marginTop: 14, color: pale, maxWidth }, together(said))
      : null,
    headline && agency ? el("div", { fontSize: 21, color: pale, marginTop: 8 }, agency) : null,
    el("div", { gap: 72, marginTop: "auto", paddingTop: 28, borderTop: "1px solid rgba(255,255,255,.4)" }, ...figures),
  );
}

const fact = (term: string, value: string): DrawingElement =>
  el(
    "div",
    { flexDirection: "column" },
    el("div", { fontSize: 20, color: dim }, term),
    el("div", { fontSize: 30, fontWeight: 600, color: ink, marginTop: 4 }, value),
  );

function whereOf({ location, workplaceType, officePresence }: SharedJob, language: ShareLanguage): string | null {
  const words = shareTexts[language];
  if (workplaceType === "workplace_type_full_remote") return words.remote;
  const isHybrid = workplaceType === "workplace_type_hybrid";
  return location && (isHybrid ? `${location.city}, ${words.hybrid(officePresence)}` : location.city);
}

function contractOf({ contractType, contractEconomicType, weeklyHours }: SharedJob, language: ShareLanguage) {
  const { kinds, hours } = shareTexts[language];
  const kind = (kinds as Readonly<Record<string, string>>)[contractEconomicType ?? contractType ?? ""];
  return [kind, weeklyHours !== null && hours(weeklyHours)].filter(Boolean).join(", ");
}

/**
 * Share image of a job, on a light background: Space, title, pay and promised reply time, legible in a preview on a phone.
 */
export function drawJob(job: SharedJob, language: ShareLanguage, image: string | null): DrawingElement {
  const words = shareTexts[language];
  const pay = payOf(language, job.salaryMin, job.salaryMax);
  const where = whereOf(job, language);
  const contract = contractOf(job, language);
  return sheet(
    { backgroundColor: paper, color: ink },
    el(
      "div",
      { justifyContent: "space-between", alignItems: "center" },
      el(
        "div",
        { gap: 16, alignItems: "center" },
        avatar(job.space.name, { size: 64, tint: spaceTint(job.spaceId), outlined: false, image }),
        el(
          "div",
          { flexDirection: "column", maxWidth: 700 },
          el("div", { ...clamp(1), fontSize: 26, fontWeight: 600 }, job.space.name),
          where ? el("div", { fontSize: 24, color: dim }, where) : null,
        ),
      ),
      logo(ink, "#1f45c9"),
    ),
    el(
      "div",
      {
        ...clamp(3),
        fontFamily: "Newsreader",
        fontSize: sizeFor(
          job.title,
          [
            [44, 76],
            [70, 62],
          ],
          52,
        ),
        lineHeight: 1.08,
        letterSpacing: "-0.026em",
        marginTop: 36,
      },
      job.title,
    ),
    el(
      "div",
      { gap: 56, marginTop: "auto", paddingTop: 28, borderTop: `2px solid ${ink}` },
      pay ? fact(words.pay, pay) : null,
      contract ? fact(words.contract, contract) : null,
      fact(words.answer, words.within(job.replyDays)),
    ),
  );
}

/** Joins the last two words with a no-break space, so that the last word is never alone on a line. */
const together = (text: string): string => text.replace(/ (\S{1,12})$/, "\u00A0$1");
