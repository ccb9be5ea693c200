import type { AssistantQuote } from "@orbita/contract";

type QuoteSection = AssistantQuote["section"];
const setOf = (...rows: string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split(/\s+/)).filter(Boolean));

const learning =
  "titolo titoli studio studi studiato studied studies formazione education conseguito conseguita completato completata obtained earned completed frequentato attended frequentando frequenta attending attends sta held holds possiede";
/**
 * Words that a claim may use because of the section alone: an entry in the work experience proves that the person worked there,
 * and a skill tag that they know the skill, but no more than that.
 */
const licensed: Partial<Record<QuoteSection, ReadonlySet<string>>> = {
  experience: setOf(
    "esperienza esperienze experience lavora lavorato lavorava lavoro lavorativa works worked working work job azienda company ruolo role mansione mansioni posizione position ricopre ricoperto held employed incarico occupa occupato occupata attivita usato utilizzato used usa utilizza uses",
  ),
  education: setOf(learning),
  certifications: setOf(
    "certificazione certificazioni certificato certificata certification certifications certified certificate conseguito conseguita obtained earned held holds possiede rilasciata rilasciato issued ottenuto ottenuta",
  ),
  courses: setOf(learning, "corso corsi course courses seguito took taken followed formativo formativa training"),
  languages: setOf(
    "lingua lingue language languages linguistiche parla speaks conosce knows livello level conoscenza knowledge",
  ),
  technicalSkills: setOf(
    "competenza competenze skill skills tecnica tecniche technical conosce knows conoscenza conoscenze knowledge",
  ),
  softSkills: setOf("competenza competenze skill skills trasversale trasversali soft"),
};
export const isLicensed = (word: string, section: QuoteSection): boolean => licensed[section]?.has(word) ?? false;
const everyLicensed = new Set(Object.values(licensed).flatMap((words) => [...words]));
export const isTelling = (word: string): boolean => everyLicensed.has(word);

/** Words that refer to the present, such as "now". */
export const currentWords = setOf(
  "attualmente oggi ora adesso tuttora attuale currently current now present presente today ongoing",
);

/** Verb forms in the present tense, which are false for an entry that has ended. */
export const presentForms = setOf(
  "essere is are lavora works ricopre occupa gestisce guida coordina dirige sviluppa usa utilizza segue progetta insegna vende cura analizza amministra controlla organizza supporta assiste realizza prepara produce ripara installa scrive crea conduce supervisiona forma collabora partecipa contribuisce",
  "manages leads coordinates directs develops uses designs teaches sells maintains analyses analyzes runs handles writes builds creates supports assists organises organizes controls supervises trains prepares produces repairs installs serves oversees plans collaborates participates contributes",
);

export const attendingForms = setOf("frequentando frequenta attending attends studying studies");

/** Verbs that make a segment of a claim a statement of its own. */
export const leadVerbs = setOf(
  "ha has conosce knows parla speaks possiede holds indica elenca cita riporta dichiara lists mentions states lavora works worked had essere is was",
);

/**
 * Words that say that something was completed, such as "graduated". They are true only for an entry that has ended, and only at
 * its end date.
 */
export const completions = setOf(
  "conseguito conseguita completato completata obtained earned completed graduated laureato laureata diplomato diplomata ottenuto ottenuta concluso conclusa terminato terminata ended finished awarded received",
);
export const beginnings = setOf("iniziato iniziata inizia cominciato started began begun joined starts");

/**
 * Words that weaken the words beside them: the assistant of a director is not a director. A claim that omits such a word says
 * more than the CV line.
 */
export const reservations = setOf(
  "assistente assistant assistenza assist assisted vice deputy aiuto aiutante supporto supportato support supporting supported affiancamento affiancato shadowing shadowed ex former stage stagista tirocinio tirocinante intern internship trainee traineeship apprendista apprendistato apprentice apprenticeship aspirante aspiring parziale partial parzialmente partially quasi almost collaborazione collaborato collaborazioni collaborated collaboration partecipazione partecipato participated participation contributo contribuito contributed riporto riportando reporting reported simulato simulata simulated simulazione teorico teorica theoretical teoria theory base basic basi basics elementare elementary elementari scolastico scolastica sostituto sostituzione supplente substitute supplenza volontario volontaria volontariato volunteer volunteering incompleto incompleta incomplete interrotto interrotta interrotti abbandonato abbandonata dropped failed sospeso suspended unfinished forse maybe perhaps potrei potrebbe could might osservato observed observer osservatore uditore auditing hobby amatoriale amateur personale personal candidato candidata nominee finalista finalist pari equivalente equivalent circa approximately approx around meno less fewer sotto below fallito bocciato autodidatta",
);

/** Words before the name of an employer in a claim, or, in `roleBefore`, before a role. */
export const employedBy = setOf("presso per da dal dallo dalla dall at for");
export const roleBefore = setOf("come as essere era is was are were ruolo role posizione position");
export const articles = setOf("il lo la i gli le l un uno una the a an di of del della da");
export const prepositions = setOf(
  "di del dello della dell dei degli delle a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle in nel nello nella nell nei negli nelle con col su sul sulla sull sui sulle per presso tra fra come of in on at to from for with within into as since during fino until till",
);
export const determiners = setOf("il lo la i gli le l un uno una the a an");
/** Prepositions before the means, purpose, target or place of an action; "di" and "of" only join words. */
export const oblique = setOf(
  "a ad al allo alla all ai agli alle da dal dallo dalla dall dai dagli dalle in nel nello nella nell nei negli nelle con col su sul sulla sull sui sulle per presso tra fra come to from for with in on at by into as within",
);
export const beingWords = setOf("essere is are was were been being era erano viene venne");
