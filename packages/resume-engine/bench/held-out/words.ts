import type { ResumeLanguage } from "./people.ts";

export type SectionName =
  | "profile" | "work" | "study" | "tech" | "soft" | "langs" | "certs" | "courses" | "hobbies" | "contact" | "other"
  | "pubs"; // prettier-ignore
type SectionTitles = Record<ResumeLanguage, Record<SectionName, readonly string[]>>;

/** Formal and traditional headings. */
export const formal: SectionTitles = {
  it: {
    profile: ["Profilo", "Profilo professionale", "Chi sono", "Presentazione", "In breve", "Sintesi", "Su di me"],
    work: ["Esperienze lavorative", "Esperienza professionale", "Percorso professionale", "Attività lavorativa", "Impieghi", "Carriera", "Esperienze di lavoro"],
    study: ["Istruzione", "Formazione", "Studi", "Titoli di studio", "Percorso di studi", "Istruzione e formazione", "Formazione scolastica"],
    tech: ["Competenze tecniche", "Conoscenze tecniche", "Capacità tecniche", "Competenze professionali", "Strumenti e tecniche"],
    soft: ["Competenze trasversali", "Capacità personali", "Attitudini", "Qualità personali", "Doti relazionali"],
    langs: ["Lingue", "Lingue straniere", "Conoscenze linguistiche", "Lingue conosciute", "Competenze linguistiche"],
    certs: ["Certificazioni", "Abilitazioni e attestati", "Attestati", "Patentini e abilitazioni", "Abilitazioni"],
    courses: ["Corsi", "Corsi di aggiornamento", "Aggiornamento", "Corsi frequentati", "Formazione continua"],
    hobbies: ["Interessi", "Tempo libero", "Passioni", "Hobby", "Interessi personali"],
    contact: ["Contatti", "Recapiti", "Dati personali", "Dati anagrafici"],
    other: ["Altro", "Ulteriori informazioni", "Altre informazioni", "Varie"],
    pubs: ["Pubblicazioni", "Pubblicazioni scelte", "Scritti"],
  },
  en: {
    profile: ["Profile", "Personal statement", "About", "Summary", "Overview", "About me", "Introduction"],
    work: ["Employment", "Work history", "Professional experience", "Career history", "Employment record", "Experience", "Positions held"],
    study: ["Education", "Qualifications", "Academic background", "Schooling", "Education and training", "Studies"],
    tech: ["Technical skills", "Practical skills", "Key skills", "Tools and techniques", "Professional skills", "Specialist knowledge"],
    soft: ["Personal qualities", "Soft skills", "Interpersonal skills", "Strengths", "Personal skills"],
    langs: ["Languages", "Languages spoken", "Spoken languages", "Language skills"],
    certs: ["Certificates", "Licences and certificates", "Professional registrations", "Certifications", "Accreditations"],
    courses: ["Courses", "Further training", "Short courses", "Continuing development", "Training"],
    hobbies: ["Interests", "Hobbies", "Outside work", "Leisure", "Hobbies and interests"],
    contact: ["Contact", "Contact details", "Personal details", "Get in touch"],
    other: ["Other", "Additional information", "Further information", "Also"],
    pubs: ["Publications", "Selected publications", "Writing"],
  },
}; // prettier-ignore

/** Informal headings, as in spoken language. */
export const spoken: SectionTitles = {
  it: {
    profile: ["Due parole su di me", "Piacere!", "Chi vi scrive", "Mi presento", "Che tipo sono"],
    work: ["Dove ho lavorato", "Cosa ho fatto finora", "La mia strada fin qui", "I posti in cui ho lavorato", "Che cosa ho fatto e dove", "I miei lavori"],
    study: ["Dove ho studiato", "Sui banchi", "Cosa ho studiato", "Le mie scuole", "Quando studiavo"],
    tech: ["Cosa so fare", "Con che cosa lavoro", "Gli attrezzi del mestiere", "Me la cavo con", "Cosa so usare"],
    soft: ["Come sono sul lavoro", "Cosa dicono di me i colleghi", "Il mio carattere", "Come lavoro con gli altri"],
    langs: ["Che lingue parlo", "Le lingue che parlo", "Mi faccio capire in", "Lingue che uso"],
    certs: ["I pezzi di carta", "Patentini e carte in regola", "Quello che ho certificato", "Le carte che ho"],
    courses: ["Cosa ho imparato strada facendo", "Corsi che ho seguito", "Non si smette di imparare", "Ho seguito anche"],
    hobbies: ["Quando non lavoro", "Nel tempo che resta", "Fuori dal lavoro", "Cosa mi piace"],
    contact: ["Dove trovarmi", "Scrivetemi", "Per parlarmi", "Ci sentiamo?"],
    other: ["Ancora una cosa", "Da sapere", "E poi"],
    pubs: ["Cosa ho scritto", "Miei scritti"],
  },
  en: {
    profile: ["Hello", "Who I am", "A few words about me", "The short version", "In a nutshell"],
    work: ["Where I've worked", "What I've done so far", "Jobs I've had", "My working life", "How I got here", "What I have been up to"],
    study: ["Where I studied", "What I learned at school", "Back in the classroom", "My studies", "School days and after"],
    tech: ["What I can do", "What I'm good with", "My toolbox", "Things I know well", "What I work with"],
    soft: ["What I'm like to work with", "How I work with people", "What colleagues say", "As a colleague"],
    langs: ["Languages I speak", "What I speak", "I can talk to you in", "Tongues"],
    certs: ["Paperwork I hold", "Tickets and licences", "Official bits of paper", "I am certified in"],
    courses: ["What I've picked up along the way", "Courses I took", "Still learning", "Other things I learned"],
    hobbies: ["When I'm not working", "Off the clock", "For fun", "Evenings and weekends"],
    contact: ["Find me", "Say hello", "How to reach me", "Where to find me"],
    other: ["One more thing", "Good to know", "By the way"],
    pubs: ["Things I've written", "In print"],
  },
}; // prettier-ignore

const names: Record<ResumeLanguage, Record<string, string>> = {
  it: {
    it: "Italiano", en: "Inglese", fr: "Francese", de: "Tedesco", es: "Spagnolo", pt: "Portoghese", ro: "Rumeno",
    wo: "Wolof", hr: "Croato", sl: "Sloveno", ar: "Arabo", la: "Latino",
  },
  en: {
    it: "Italian", en: "English", fr: "French", de: "German", es: "Spanish", pt: "Portuguese", ga: "Irish", pl: "Polish",
    nl: "Dutch", sn: "Shona", bn: "Bengali", hi: "Hindi", vi: "Vietnamese", cy: "Welsh", no: "Norwegian",
    af: "Afrikaans", zh: "Mandarin", ak: "Twi", am: "Amharic", sv: "Swedish", yo: "Yoruba", pa: "Punjabi", sw: "Swahili",
  },
}; // prettier-ignore
export const languageName = (code: string, lang: ResumeLanguage): string => names[lang][code]!;

/** Words for a level; only those whose meaning the README of cvbench defines. */
export const verbal: Record<ResumeLanguage, Record<string, readonly string[]>> = {
  it: {
    C1: ["ottimo", "fluente", "avanzato"],
    B2: ["buono", "livello buono"],
    B1: ["discreto", "intermedio"],
    A2: ["scolastico", "base", "livello base"],
  },
  en: {
    C1: ["fluent", "advanced"],
    B2: ["good", "upper intermediate"],
    B1: ["intermediate"],
    A2: ["basic", "elementary"],
  },
};
export const nativeWords: Record<ResumeLanguage, readonly string[]> = {
  it: ["madrelingua", "lingua madre"],
  en: ["native", "mother tongue", "native speaker", "first language"],
};

export const labels = {
  it: { phone: ["Tel.", "Cell.", "Cellulare:", "Telefono:", "Tel:", "Mobile"], mail: ["E-mail:", "Mail:", "Email", "Posta:", "E-mail"], home: ["Residenza:", "Indirizzo:", "Vivo a", "Domicilio:"] },
  en: { phone: ["Tel:", "Phone:", "Mobile:", "M:", "Tel.", "Telephone"], mail: ["Email:", "E-mail:", "E:", "Mail:", "Email"], home: ["Address:", "Home:", "Based in", "Lives in"] },
}; // prettier-ignore
export const gradeWord: Record<ResumeLanguage, readonly string[]> = {
  it: ["voto", "votazione", "voto finale", "con voto"],
  en: ["grade", "result", "final grade", "awarded"],
};
export const thesisWord: Record<ResumeLanguage, readonly string[]> = {
  it: ["Tesi:", "Titolo della tesi:", "Tesi su"],
  en: ["Thesis:", "Dissertation:", "Final project:"],
};
export const consent =
  "Autorizzo il trattamento dei miei dati personali ai sensi del D.Lgs. 196/2003 e del Regolamento UE 2016/679.";
export const references = "References available on request.";
