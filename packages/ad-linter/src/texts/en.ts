import type { PassedTexts, RuleTexts } from "./texts.ts";

const pay = "D.Lgs. 96/2026: pay and collective agreement in the ad";
const equal = "D.Lgs. 198/2006, art. 27: equal access to work for all sexes";
const age = "D.Lgs. 216/2003, art. 3: no discrimination by age";
const enquiry = "D.Lgs. 276/2003, art. 10: no enquiries into people";
const terms = "D.Lgs. 104/2022: working conditions are told, and are those";

export const en: RuleTexts = {
  payMissing: {
    title: "The pay is missing",
    law: pay,
    why: "People must know the pay range before an interview: give a minimum and a maximum.",
  },
  ccnlMissing: {
    title: "The collective agreement is missing",
    law: pay,
    why: "The collective agreement is part of what an ad must say. Choose the CCNL.",
  },
  employerAnonymous: {
    title: "It does not say who hires",
    law: "D.Lgs. 276/2003, art. 9: no anonymous ads",
    why: "The employer must be named. Only an authorised agency may search for a client without naming it.",
  },
  genderedTitle: {
    title: "“{quote}” is for one gender only",
    law: equal,
    why: "The title is for everybody: write both forms or a neutral name.",
  },
  genderedText: {
    title: "“{quote}” is for one gender only",
    law: equal,
    why: "Write about the person you look for in both forms, or neutrally.",
  },
  sexRequired: {
    title: "“{quote}” asks for a sex",
    law: equal,
    why: "A sex can be neither required nor preferred, not even indirectly. Describe the work.",
  },
  ageLimit: {
    title: "“{quote}” is an age limit",
    law: age,
    why: "Age is no requirement. Name the skills or the years of experience that are needed.",
  },
  ageWords: {
    title: "“{quote}” suggests an age",
    law: age,
    why: "Readers understand that other ages are not welcome. Say what one must be able to do.",
  },
  nationality: {
    title: "“{quote}” is about origin",
    law: "D.Lgs. 215/2003, art. 3: no discrimination by origin or nationality",
    why: "You may ask for a permit to work or for a language, not for a citizenship.",
  },
  nativeSpeaker: {
    title: "“{quote}” leaves out who learnt the language",
    law: "D.Lgs. 215/2003, art. 2: no indirect discrimination",
    why: "Which level does the job need: B2, C1, C2? Anyone can reach a level, no one can choose a birthplace.",
  },
  family: {
    title: "“{quote}” is about family life",
    law: "D.Lgs. 198/2006, art. 27: marriage, family and pregnancy do not count",
    why: "Marriage, children and pregnancy are not asked about. If special hours are needed, name them.",
  },
  appearance: {
    title: "“{quote}” is about looks",
    law: enquiry,
    why: "Looks do not tell how one works, and a photo shows what must not be asked.",
  },
  belief: {
    title: "“{quote}” is about beliefs",
    law: "L. 300/1970, art. 8: no enquiries into opinions",
    why: "Religion, opinions, party, union and sexual orientation are not asked about.",
  },
  health: {
    title: "“{quote}” is about health",
    law: "L. 300/1970, art. 5, and D.Lgs. 216/2003, art. 3: health and disability",
    why: "Fitness is judged by the occupational doctor. Describe the tasks, not who does them.",
  },
  payHistory: {
    title: "“{quote}” asks for earlier pay",
    law: "D.Lgs. 96/2026: current or past pay is not asked for",
    why: "You may ask what a person expects, not what they earn or earned.",
  },
  availability: {
    title: "“{quote}” is no working time",
    law: "D.Lgs. 104/2022: hours and on-call duty are told",
    why: "Which hours and shifts, and how much on-call duty? Write what really applies.",
  },
  unpaid: {
    title: "“{quote}”: work without pay",
    law: "Italian Constitution, art. 36: all work is paid",
    why: "Trials, compulsory training and overtime are paid; nobody pays in order to work.",
  },
  bothSexesLine: {
    title: "The line on genders is missing",
    law: equal,
    why: "A line says that the ad is for people of all genders. We can add it for you.",
  },
  contradictsWorkplace: {
    title: "“{quote}” does not match the workplace",
    law: terms,
    why: "The text promises something else than you chose. Correct one of the two.",
  },
  contradictsContract: {
    title: "“{quote}” does not match the contract",
    law: terms,
    why: "The text promises something else than you chose. Correct one of the two.",
  },
  contradictsPay: {
    title: "“{quote}” is outside the pay range",
    law: pay,
    why: "The sum in the text is not between the minimum and the maximum that you gave.",
  },
  contradictsTravel: {
    title: "“{quote}” does not match the travel",
    law: terms,
    why: "The text says something else than you chose. Correct one of the two.",
  },
  contradictsHours: {
    title: "“{quote}” does not match the hours",
    law: terms,
    why: "The hours in the text are not the weekly hours that you gave.",
  },
};

export const passedEn: PassedTexts = {
  payShown: { title: "Pay given", law: "D.Lgs. 96/2026" },
  ccnlShown: { title: "Collective agreement given", law: "D.Lgs. 96/2026" },
  employerNamed: { title: "Employer named", law: "D.Lgs. 276/2003, art. 9" },
  neutralTitle: { title: "Neutral title", law: "D.Lgs. 198/2006, art. 27" },
  openToAll: { title: "Open to all genders", law: "D.Lgs. 198/2006, art. 27" },
};
