import type { JobName } from "../fix.ts";

/** English job names for one gender, with the neutral name. */
const englishNames: Readonly<Record<string, string>> = {
  salesman: "salesperson",
  saleswoman: "salesperson",
  salesmen: "sales staff",
  saleslady: "salesperson",
  salesgirl: "salesperson",
  shopgirl: "shop assistant",
  waiter: "waiter/waitress",
  waitress: "waiter/waitress",
  waiters: "waiting staff",
  waitresses: "waiting staff",
  stewardess: "flight attendant",
  hostess: "host/hostess",
  hostesses: "hosts/hostesses",
  barman: "bartender",
  barmaid: "bartender",
  seamstress: "sewing worker",
  actress: "actor/actress",
  manageress: "manager",
  governess: "private teacher",
  headmaster: "head teacher",
  headmistress: "head teacher",
  chambermaid: "room attendant",
  housemaid: "housekeeper",
  maid: "housekeeper",
  maids: "housekeeping staff",
  masseur: "massage therapist",
  masseuse: "massage therapist",
  bellboy: "porter",
  busboy: "dining room attendant",
  handyman: "maintenance worker",
  foreman: "supervisor",
  chairman: "chairperson",
  fireman: "firefighter",
  policeman: "police officer",
  policewoman: "police officer",
  postman: "postal worker",
  mailman: "postal worker",
  cameraman: "camera operator",
  fisherman: "fisher",
  craftsman: "craftsperson",
  draftsman: "drafter",
  draughtsman: "draughtsperson",
  deliveryman: "delivery driver",
  repairman: "repair technician",
  doorman: "door attendant",
  watchman: "security guard",
  storeman: "storekeeper",
  workman: "worker",
  workmen: "workers",
  businessman: "business professional",
  landlady: "landlord/landlady",
  housewife: "home maker",
};
/** Words that end in "-man" or "-woman" but do not name a person by gender. */
const notMen = new Set(
  "human german roman norman woman man women men layman freeman batman pacman talisman shaman ottoman caiman".split(
    " ",
  ),
);
/** Gendered job names of two words, with the neutral name. */
const pairs: Readonly<Record<string, string>> = {
  "cleaning lady": "cleaner",
  "cleaning ladies": "cleaners",
  "dinner lady": "canteen assistant",
  "tea lady": "canteen assistant",
  "office boy": "office assistant",
  "office girl": "office assistant",
  "delivery boy": "delivery rider",
  "delivery man": "delivery driver",
  "sales lady": "salesperson",
  "sales girl": "salesperson",
  "sales man": "salesperson",
  "sales boy": "salesperson",
  "male nurse": "nurse",
  "girl friday": "office assistant",
  "bar maid": "bartender",
  "promo girl": "promoter",
  "hostess girl": "host/hostess",
};

export const englishPairs = pairs as Readonly<Record<string, JobName>>;

/** The neutral name for an English job name of one gender. */
export function englishName(word: string): JobName | undefined {
  const known = englishNames[word];
  if (known) return known as JobName;
  if (!word.endsWith("n")) return undefined;
  const ending = /^(\w{3,}?)(?:wom|m)([ae])n$/.exec(word);
  if (!ending || notMen.has(word)) return undefined;
  return `${ending[1]}${ending[2] === "e" ? "people" : "person"}` as JobName;
}
