import type { PassedCheckTexts, RuleTexts } from "./texts.ts";

const pay = "Jobs must state the salary and the collective agreement (D.Lgs. 96/2026)";
const equal = "Equal access to work for all sexes (D.Lgs. 198/2006, art. 27)";
const age = "No age discrimination (D.Lgs. 216/2003, art. 3)";
const enquiry = "No enquiries into personal characteristics (D.Lgs. 276/2003, art. 10)";
const terms = "Working conditions must be stated accurately (D.Lgs. 104/2022)";

export const en: RuleTexts = {
  payMissing: {
    title: "Salary missing",
    law: pay,
    why: "Candidates must know the salary range before an interview. Enter a minimum and a maximum.",
  },
  ccnlMissing: {
    title: "Collective agreement missing",
    law: pay,
    why: "Select the collective agreement (CCNL) that applies: every job must state it.",
  },
  employerAnonymous: {
    title: "Employer not named",
    law: "Jobs can’t be anonymous (D.Lgs. 276/2003, art. 9)",
    why: "Name the employer. Only an authorised agency can recruit for a client without naming the client.",
  },
  genderedTitle: {
    title: "“{quote}” refers to one gender only",
    law: equal,
    why: "The title must address everyone. Use both forms or a neutral name.",
  },
  genderedText: {
    title: "“{quote}” refers to one gender only",
    law: equal,
    why: "Describe the person you’re looking for in both forms, or with neutral words such as “person”.",
  },
  sexRequired: {
    title: "“{quote}” asks for a specific sex",
    law: equal,
    why: "You can’t require or prefer a sex, even indirectly. Describe the work instead.",
  },
  ageLimit: {
    title: "“{quote}” sets an age limit",
    law: age,
    why: "Age can’t be a requirement. State the skills or the years of experience the job requires.",
  },
  ageWords: {
    title: "“{quote}” suggests an age",
    law: age,
    why: "People of other ages may feel unwelcome. State the skills the job requires.",
  },
  nationality: {
    title: "“{quote}” refers to origin",
    law: "No discrimination by origin or nationality (D.Lgs. 215/2003, art. 3)",
    why: "You can ask for a permit to work or for knowledge of a language, but not for a citizenship.",
  },
  nativeSpeaker: {
    title: "“{quote}” excludes people who’ve learnt the language",
    law: "No indirect discrimination (D.Lgs. 215/2003, art. 2)",
    why: "Ask for the level the job requires: B2, C1 or C2. Anyone can reach a level, but no one chooses their first language.",
  },
  family: {
    title: "“{quote}” refers to family life",
    law: "Marriage, family and pregnancy can’t be considered (D.Lgs. 198/2006, art. 27)",
    why: "Don’t ask about marriage, children or pregnancy. If the job has special hours, state them.",
  },
  appearance: {
    title: "“{quote}” refers to appearance",
    law: enquiry,
    why: "Remove this request. Appearance doesn’t show how a person works, and a photo reveals what you can’t ask about.",
  },
  belief: {
    title: "“{quote}” refers to beliefs",
    law: "No enquiries into opinions (L. 300/1970, art. 8)",
    why: "Don’t ask about religion, opinions, political party, union membership or sexual orientation.",
  },
  health: {
    title: "“{quote}” refers to health",
    law: "Rules on health and disability (L. 300/1970, art. 5, and D.Lgs. 216/2003, art. 3)",
    why: "Describe the tasks, not the health of the person doing them. The occupational doctor assesses fitness for work.",
  },
  payHistory: {
    title: "“{quote}” asks about salary history",
    law: "You can’t ask about current or past salary (D.Lgs. 96/2026)",
    why: "You can ask what salary a person expects, but not what they earn or have earned.",
  },
  availability: {
    title: "“{quote}” doesn’t state working hours",
    law: "Hours and on-call duty must be stated (D.Lgs. 104/2022)",
    why: "State the actual hours and shifts, and how much on-call duty there is.",
  },
  unpaid: {
    title: "“{quote}” implies unpaid work",
    law: "All work must be paid (Italian Constitution, art. 36)",
    why: "Trials, compulsory training and overtime must be paid. You can’t ask people to pay to work.",
  },
  bothSexesLine: {
    title: "The job doesn’t say it’s open to all genders",
    law: equal,
    why: "Add a line saying that the job is open to people of all genders. We can add the line for you.",
  },
  contradictsWorkplace: {
    title: "“{quote}” doesn’t match the workplace",
    law: terms,
    why: "The text promises a different workplace from the one you selected. Correct the text or the selection.",
  },
  contradictsContract: {
    title: "“{quote}” doesn’t match the contract",
    law: terms,
    why: "The text promises a different contract from the one you selected. Correct the text or the selection.",
  },
  contradictsPay: {
    title: "“{quote}” is outside the salary range",
    law: pay,
    why: "The amount in the text isn’t between the minimum and the maximum you entered. Correct the text or the salary.",
  },
  contradictsTravel: {
    title: "“{quote}” doesn’t match the travel selected",
    law: terms,
    why: "What the text says about travel differs from what you selected. Correct the text or the selection.",
  },
  contradictsHours: {
    title: "“{quote}” doesn’t match the hours per week",
    law: terms,
    why: "The hours in the text differ from the hours per week you entered. Correct the text or the hours.",
  },
};

export const passedEn: PassedCheckTexts = {
  payShown: { title: "Salary stated", law: "D.Lgs. 96/2026" },
  ccnlShown: { title: "Collective agreement (CCNL) stated", law: "D.Lgs. 96/2026" },
  employerNamed: { title: "Employer named", law: "D.Lgs. 276/2003, art. 9" },
  neutralTitle: { title: "Neutral title", law: "D.Lgs. 198/2006, art. 27" },
  openToAll: { title: "Job open to all genders", law: "D.Lgs. 198/2006, art. 27" },
};
