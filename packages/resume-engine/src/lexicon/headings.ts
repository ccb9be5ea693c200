import { wordsOf } from "./fold.ts";
import { remembered } from "./remembered.ts";

/** `skills` combines technical and soft skills; `other` is a section without a field for its text. */
export const sectionKinds = [
  "contacts", "summary", "experience", "education", "technicalSkills", "softSkills", "skills",
  "languages", "certifications", "courses", "interests", "other",
] as const; // prettier-ignore
export type SectionKind = (typeof sectionKinds)[number];

/**
 * Stems of words in headings, with the section and weight of each. A heading is known when all its words are; the section with the
 * largest sum wins. `-` lists neutral words.
 */
const stems: Record<SectionKind | "-", string> = {
  contacts:
    "contatt*3 contact*3 recapit*3 anagrafic*3 reach*2 anagrafe*3 domicilio*2 indirizz*2 address*2 details*1 dati*1 informazion*1 information*1 trovarmi*3 trovi*2 scrivimi*3 chiamami*3 touch*2",
  summary:
    "profil*2 sommario*3 riepilogo*3 summary*3 obiettiv*2 objective*3 about*3 presentazion*3 introduzion*3 introduction*3 statement*3 overview*2 bio*3 biografia*3 sintesi*3 chi+sono*3 who*2 story*1 storia*1 goal*2 headline*2 mission*2 motivation*1 nutshell*3 snapshot*3 breve*1 presento*3 parole*2",
  experience:
    "cronologia*2 chronology*3 worklife*3 esperienz*3 experience*3 lavor*2 work*2 worked*3 working*1 employ*3 impieg*2 occupazion*2 career*3 carriera*3 job*2 jobs*3 posizion*2 positions*3 appointment*3 ruol*2 roles*2 incarich*3 mestier*2 history*1 collaborazion*1 engagements*2 tirocin*2 stage*2 internship*3 cantier*1 placements*2 aziend*2 attivita*1 companies*2",
  education:
    "istruzion*3 educa*3 formazion*2 formativ*2 stud*2 studiato*3 titol*2 academic*2 accademic*2 degree*3 degrees*3 scuol*2 scolastic*2 school*2 schooling*3 universit*3 laurea*3 lauree*3 qualification*2 diplom*2 learning*1 studied*3 imparato*2 learned*1 learnt*1 banchi*2",
  technicalSkills:
    "tecnic*3 technical*3 informatic*3 digital*3 tech*3 technolog*3 tecnologi*3 software*3 tool*3 tools*3 strument*3 hard*2 it*1 ict*3 programm*3 stack*3 toolbox*3 toolkit*3 computer*3 method*2 metod*2 linguagg*2 framework*3 framewor*2 macchin*1 program*2 attrezz*2 ferri*2 mano*1 equipment*2",
  softSkills:
    "doti*3 attribut*2 virtu*2 traits*3 soft*3 trasversal*3 relazional*3 organizzativ*3 interpersonal*3 attitudin*3 communication*2 comunicativ*3 sociali*2 social*1 strength*3 qualities*3 qualita*2 punti+forza*3 transferable*3 people*2 leadership*2 outreach*1 gestional*2 personalita*2 caratter*2 character*2 human*1 umane*2",
  skills:
    "specialit*2 competenz*2 skill*2 skills*2 abilit*2 capacit*2 conoscenz*2 expertise*2 proficienc*2 competenc*2 know*1 knowledge*2 saper*2 so+fare*3 bring*2 specialism*2 specialist*1 specialties*2 capabilit*2 do*1 good*1 bravo*2 brava*2 fare*1",
  languages:
    "lingu*4 language*4 languages*4 linguistic*4 idiom*4 speak*4 parlo*4 parlat*3 tongues*4 tongue*2 spoken*2 straniere*1",
  certifications:
    "certific*4 attestat*3 abilitazion*4 licen*3 accredit*3 credential*3 patentin*3 albo*3 albi*3 ordini*2 brevett*3 badge*2 iscrizion*2 registration*2 award+certif*1 accreditation*3",
  courses:
    "corsi*4 corso*4 course*4 courses*4 training*3 workshop*3 aggiornament*4 seminar*3 webinar*3 formazione+continua*3 bootcamp*3 cpd*3 moocs*3 mooc*3 lifelong*2",
  interests:
    "interess*4 interest*4 interests*4 hobby*4 hobbies*4 passion*4 libero*3 free*2 pastime*4 leisure*4 svago*4 spare*2 fun*2 love*2 enjoy*3 outside*3 fuori*3 off*2 unwind*4 hours*1 sport*2 clock*2 amo*2 piace*3 desk*1 away*2",
  other:
    "pubblicazion*6 publication*6 convegn*6 conference*6 talks*6 talk*5 teaching*5 didattic*5 referenz*6 reference*6 refer*5 referees*6 volont*5 volunt*5 progett*3 project*4 portfolio*4 award*5 premi*4 riconosciment*5 honours*3 honors*4 grant*4 grants*4 patent*4 patente*6 patenti*6 guida*4 driving*6 autorizz*6 privacy*6 consenso*6 trattamento*6 ulterior*3 additional*3 altro*3 altre+informazion*4 varie*4 allegati*6 attachments*6 membership*4 affiliation*4 disponibil*3 availab*3 gdpr*6 conferenz*5 relazioni*5 militar*5 automunit*5 invited*3 presentations*3 other*2 notes*3 note*3 community*2",
  "-": "mandatory extra obbligator* ulteriori vari varie kit happiest executive career+so did do does now find before prima adesso ora bagaglio fatti fatto fatte gained held taken got possess been+doing e ed and the of di del della delle dei degli da de in per con a ad al alla to at for my mio mia mie miei i me io mi le la il lo gli un una on or as so far what where how when which che cosa dove come quando chi quale quali ho have had has i've ve m s sono am been was we professional* professional profession* professionale personal* personale key main principali principale principal core top selected scelte scelti recent recenti relevant rilevanti other altri short brief attended conseguit* attended background percorso path journey capabilities area areas general* generali section life vita current attual* mie proprie also not non it's is nel nella fino oggi più plus & / skill set some things i'm this that really bit about+me sul sulla su qualche mondo world tempo time career+break past precedent* previous passat* scientific* scientific research ricerca summary* di+me use used uso con+cui with can dal dallo d l un po molto by io+so years anni corrent* sta stanno faccio facevo lì mi+trovi europe* curriculum vitae italian* level livell* possedut* acquisit* strumental* working+with ordine ordinati altre maggiori major full mansioni madre estere",
};

type Weight = { kind: SectionKind | "-"; weight: number };
const exact = new Map<string, Weight[]>();
const prefixes: { stem: string; weight: Weight }[] = [];
for (const [kind, text] of Object.entries(stems) as [SectionKind | "-", string][]) {
  for (const entry of text.split(/\s+/u)) {
    const [, stem, number] = /^(.+?)(?:\*(\d*))?$/u.exec(entry)!;
    const weight = { kind, weight: Number(number ?? 0) };
    for (const word of wordsOf(stem!)) {
      if (entry.includes("*") && !entry.includes("+") && stem!.length > 3) prefixes.push({ stem: word, weight });
      else exact.set(word, [...(exact.get(word) ?? []), weight]);
    }
  }
}

const weightsOf = remembered((word): Weight[] => {
  const own = exact.get(word);
  if (own) return own;
  const fitting = prefixes.filter(({ stem }) => word.startsWith(stem) && word.length - stem.length <= 6);
  const longest = Math.max(0, ...fitting.map(({ stem }) => stem.length));
  return fitting.filter(({ stem }) => stem.length === longest).map(({ weight }) => weight);
});

/** Phrases that would be assigned to a wrong section, or to none, by their words alone. */
const phrases: [RegExp, SectionKind][] = [
  [
    /^(?:and )?(?:oltre|fuori|al di fuori|beyond|outside|away from|off|aside from|after|when i'?m? (?:am )?not|quando non|not at)\b.*\b(?:lavoro|work|working|desk|office|ufficio|job|clock|hours)$/u,
    "interests",
  ],
  [
    /^(?:mi esprimo in|i communicate in|i speak|parlo|lingue|how i communicate|in che lingua|i can speak)$/u,
    "languages",
  ],
  [
    /^(?:what (?:do|am) i (?:do|doing) now|cosa faccio (?:ora|oggi|adesso)|oggi|nowadays|what i do now|current role|ruolo attuale|before that|prima)$/u,
    "experience",
  ],
  [
    /^(?:chi sono|about(?: me)?|who i am|mi presento|two words about me|due parole su di me|in breve|in short|hello|ciao|il mio profilo|profil[eo]|the short version)$/u,
    "summary",
  ],
  [
    /^(?:(?:competenze|conoscenze) digitali|digital skills|mastery of tools|what i work with|tools of the trade|i miei strumenti|con cosa lavoro)$/u,
    "technicalSkills",
  ],
  [
    /^(?:cosa so fare|so fare|what i (?:can )?do(?: best| well)?|what (?:can )?i (?:can )?(?:bring|offer)(?: to the table)?|what can i do|what i'm good at|in cosa sono brav[oa]|cosa porto)$/u,
    "skills",
  ],
  [
    /^(?:how i work|come lavoro|il mio modo di lavorare|come sono|how i am with people|con le persone|personal qualities|working style)$/u,
    "softSkills",
  ],
  [
    /^(?:where i(?:'ve| have)? work(?:ed)?(?: so far)?|dove ho lavorato|cosa ho fatto(?: finora)?|what i(?:'ve| have) done(?: so far)?|il mio percorso|my path|percorso professionale|career path|i miei lavori|le mie tappe|fin qui|so far|track record)$/u,
    "experience",
  ],
  [
    /^(?:where i(?:'ve| have)? studied|what i(?:'ve| have)? studied|dove ho studiato|cosa ho studiato|i miei studi|percorso (?:di studi|formativo|scolastico)|formazione|formazione scolastica|scuola|qualifications|academic qualifications|titoli|study|studies)$/u,
    "education",
  ],
  [
    /^(?:when i'm not working|outside (?:of )?work|away from (?:the|my) desk|off the clock|fuori dal lavoro|quando non lavoro|nel tempo libero|tempo libero|il resto della vita|cosa mi piace|what (?:do )?i (?:like|enjoy|love)(?: doing| to do)?|beyond work|oltre il lavoro|me, outside work|for fun)$/u,
    "interests",
  ],
  [
    /^(?:corsi di formazione|formazione (?:continua|professionale|complementare)|courses and training|(?:further |professional |additional )?training|professional development|continuing education|continuous learning|lifelong learning|altra formazione|aggiornamento professionale|i keep learning|sempre in aggiornamento|corsi e seminari)$/u,
    "courses",
  ],
  [/^(?:certificazioni linguistiche)$/u, "languages"],
  [
    /^(?:(?:dove|come) (?:trovarmi|contattarmi|raggiungermi)|(?:how to |where to )?(?:find|contact|reach) me|get in touch|say hello|reach me|scrivimi|parliamone|let's talk|dati personali|informazioni personali|personal (?:details|information|data))$/u,
    "contacts",
  ],
  [
    /^(?:titoli e abilitazioni|paper(?:s)? i hold|pezzi di carta|licences?|licenses?|patentini|abilitazioni)$/u,
    "certifications",
  ],
  [
    /^(?:capacita e competenze personali|personal skills|altre competenze|other skills|additional skills|competenze personali|competenze|skills|key skills|skills and competences|competenze e capacita)$/u,
    "skills",
  ],
];

export type Heading = {
  kind: SectionKind;
  /** 1 if every word is known; less if some are not. */
  strength: number;
  /** The second topic of a heading such as "Certificazioni e corsi". */
  also: SectionKind | null;
  /** A section with nearly the same weight, as in "Carriera scolastica". */
  rival?: SectionKind | null;
};

/** Interprets a short line as a heading, by its words alone. */
export const headingOf = remembered((text): Heading | null => {
  const bare = text
    .replace(/^\s*(?:(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]|\d{2})\s+/iu, "")
    .replaceAll(/[^\p{L}\p{N}\s'’&/,-]/gu, " ");
  const words = wordsOf(bare);
  if (words.length === 0 || words.length > 9) return null;
  const whole = words.join(" ").replaceAll(/\b(i|it|what|who|let) (ve|m|s|re)\b/gu, "$1'$2");
  const phrase = phrases.find(([pattern]) => pattern.test(whole));
  if (phrase) return { kind: phrase[1], strength: 1, also: null };
  const sums = new Map<SectionKind, number>();
  let known = 0;
  for (const word of words) {
    const weights = weightsOf(word);
    if (weights.length > 0 || word.length === 1) known++;
    for (const { kind, weight } of weights) if (kind !== "-") sums.set(kind, (sums.get(kind) ?? 0) + weight);
  }
  const ranked = [...sums].toSorted((a, b) => b[1] - a[1]);
  // "Training and education" is about schools, including courses.
  if (ranked[0]?.[0] === "courses" && ranked[1]?.[0] === "education" && ranked[0][1] - ranked[1][1] <= 0)
    ranked.reverse();
  const [best, second] = ranked;
  if (!best || best[1] < 2) return null;
  // "Competenze" with a word for their kind.
  const kind = best[0] === "skills" && second && second[1] >= 2 && second[0] !== "contacts" ? second[0] : best[0];
  // Two topics in one heading: "Certificazioni e corsi", "Skills & languages".
  const joint = /\s(?:e|ed|and|&)\s|[&/+]/u.test(text.toLowerCase()) && second && second[1] >= 2 && second[0] !== kind;
  const rival = second && second[0] !== kind && best[1] - second[1] <= 1 ? second[0] : null;
  return { kind, strength: known / words.length, also: joint ? second[0] : null, rival };
});
