import { peopleWords } from "@orbita/ad-linter/grammar";
import { lifeLists } from "./protected-life.ts";
import { nationLists } from "./protected-nations.ts";

/** The linter's words for people, and words of users who ask about a person. See find/words.ts of the linter for the syntax. */
export const protectedLists = {
  ...peopleWords,
  ...nationLists,
  ...lifeLists,
  // Work contexts that use the same words: patients have illnesses, pupils have an age.
  job: "esperienz* experience* experienced lavorat* lavora lavorano lavorava worked works working work_with work_in reparto reparti ward wards unit pazient* patient* assist* cura curato settore sector industry ambito campo field progett* project* clinic* conosc* knowledge competen* skill* formazion* corso corsi course* training laurea* degree* tesi thesis certific* diploma ospedal* hospital* client* customer* software app prodott* product* gestit* gestione gestisc* managed manage manages management svilupp* develop* insegn* taught teach* volontar* volunteer* specializ* specialis* tirocini* internship* ricerca research* servizi service* utent* educat* support* sostegno cooperativ* studiat* studied studi studies scienze science* diritto law pubblicat* published campagn* campaign* redatt* ruolo role* ragazzi_con vittim* victim* alunn* pupil* student* studenti classi school* scuol* diretto led guidat* impieg* employ* mansion* tema topic dati data database documentazione bambin* minori ospit* guest* residents cliniche seguito seguit* occupat* competence office ufficio pratiche dipendent* collaborat* consulen* consult* coordinat* organizz* organis* organiz*",
  // Words for the person in question.
  one: "lui lei ella egli essa loro he she they it candidat* applicant* person persona persone profil* qualcuno qualcuna somebody someone anybody anyone chi who nessuno tutti everybody everyone",
  is: "e era sia sara sarebbe sarà siano sono fosse essere risulta sembra pare is are was were be being seems looks isn aren",
  has: "ha hanno aveva avra avrebbe abbia avere avuto has have had having having_had soffre soffrono soffra suffer* got gets con with",
  grown:
    "18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 vent venti venticinque trent trenta trentacinque quarant* cinquant* sessant* twenty thirty forty fifty sixty",
  whose: "$serves $kid alunni studenti scolar* prescolar* bambin* ragazzi evolutiva pediatric* pupil* school care",
  made: "lavorat* passat* fatt* usat* utilizzat* trascors* maturat* accumulat* dedicat* insegnat* studiat* gestit* programmat* sviluppat* guidat* vissut* svolt* operat* viaggiat* coordinat* diretto seguito ricopert* maneggiat* praticat* collaborat* impiegat* scritto condotto prestato esercitat* speso collezionat*",
  past: "di d con in nel nella nello negli su come da dal alle dentro presso $made alla all sul sulla fa prima dopo of with in as at on using working doing spent since for experience",
  firm: "srl s_r_l spa s_p_a snc sas ltd inc gmbh azienda impresa ditta company firm group gruppo",
  // Words that look like a typo of another word.
  alike: "sposta spostare spostali spostat* patria natura",
} as const;
