import type { SectionKind } from "../../../src/lexicon/headings.ts";

/** Wordings of section headings, separated by bars: plain, grand, informal and short ones. */
const wordings: Record<SectionKind, { it: string; en: string }> = {
  contacts: {
    it: "Contatti|Contatto|Dati personali|Informazioni personali|Dati anagrafici|Recapiti|Anagrafica|Dove trovarmi|Come contattarmi|Scrivimi|Dati e recapiti|I miei recapiti|Per contattarmi|Generalità|Dati di contatto|Parliamone|Resta in contatto|Informazioni di contatto",
    en: "Contact|Contacts|Contact details|Personal details|Personal information|Get in touch|Reach me|How to reach me|Find me here|Contact information|Say hello|My details|Where to find me|Personal data|Let's talk|Reach out|Coordinates",
  },
  summary: {
    it: "Profilo|Profilo professionale|Profilo personale|Chi sono|Su di me|Presentazione|Obiettivo|Obiettivo professionale|In breve|Sommario|Sintesi|Due parole su di me|Mi presento|Breve presentazione|Obiettivi di carriera|Qualcosa di me|La mia storia in breve|Riepilogo|Bio|Motivazione|Cosa cerco|Chi c'è dietro questo CV|Breve profilo|Ciao!",
    en: "Profile|Professional profile|Personal profile|About me|Summary|Professional summary|Career objective|Objective|Personal statement|In short|Who I am|A few words about me|Executive summary|Introduction|Bio|Overview|Career summary|Nice to meet you|My story|What I am looking for|At a glance|Snapshot|Hello|Career goal|Key profile",
  },
  experience: {
    it: "Esperienze|Esperienza|Esperienze lavorative|Esperienza lavorativa|Esperienze professionali|Esperienza professionale|Percorso professionale|Carriera|Storia lavorativa|Dove ho lavorato|Dove ho lavorato finora|Cosa ho fatto fin qui|I miei lavori|Il mio percorso lavorativo|Impieghi|Occupazioni|Attività svolte|Attività lavorativa|Esp. lavorative|Lavoro|Precedenti esperienze|Esperienze maturate|Posizioni ricoperte|Ruoli|Incarichi|Incarichi professionali|Curriculum lavorativo|Vita lavorativa|Lavori svolti|Il mio cammino|Tappe professionali|Sul campo|Esperienze di lavoro|Ho lavorato per|La mia carriera|Percorso|Lavori e stage|Esperienze e tirocini|Attività professionale|Bagaglio professionale|Mansioni svolte",
    en: "Experience|Work experience|Professional experience|Employment|Employment history|Work history|Career history|Career|Where I have worked|Where I've worked so far|What I have done so far|My jobs|Professional background|Positions held|Roles|Relevant experience|Career path|Jobs|Working life|My working life|Appointments|Assignments|Work|Career to date|Experience and placements|Track record|Professional journey|My journey|On the job|Work exp.|Previous employment|Jobs I have held|The work so far|Industry experience|Recent roles|Career timeline|Occupational history|What I've been up to",
  },
  education: {
    it: "Istruzione|Formazione|Istruzione e formazione|Titoli di studio|Studi|Percorso di studi|Percorso formativo|Formazione scolastica|Formazione accademica|I miei studi|Cosa ho studiato|Dove ho studiato|Scuola|Scuole frequentate|Titoli|Curriculum di studi|Educazione|Studi compiuti|Carriera scolastica|Istruz. e formaz.|Studi e diplomi|Diplomi e lauree|Background formativo|Tra i banchi|Ho studiato qui|Scolarità|Percorso accademico|Titolo di studio|Gli anni della scuola|Preparazione scolastica",
    en: "Education|Academic background|Qualifications|Education and qualifications|Studies|Schooling|What I studied|Where I studied|Academic history|Academic qualifications|Degrees|My education|Educational background|School|Schools attended|Training and education|Academic record|Study|Edu|Learning path|University and school|Where I learnt|Formal education|Diplomas|My studies|School years|Academic career",
  },
  technicalSkills: {
    it: "Competenze tecniche|Competenze informatiche|Conoscenze informatiche|Competenze digitali|Capacità tecniche|Strumenti|Software|Tecnologie|Conoscenze tecniche|Con cosa lavoro|Programmi conosciuti|Attrezzature|Macchine e strumenti|Hard skill|I miei attrezzi|Competenze professionali|Tecniche e metodi|Uso del computer|Ferri del mestiere|Tool|Linguaggi e strumenti|Specializzazioni",
    en: "Technical skills|Technical expertise|Hard skills|IT skills|Computer skills|Tools|Technologies|Software|Tech stack|Tools of the trade|Technical knowledge|What I work with|Toolbox|Digital skills|Core technical skills|Methods and tools|Equipment|Machines I use|Technical proficiencies|Programmes|Platforms|Clinical skills|Trade skills",
  },
  softSkills: {
    it: "Competenze trasversali|Soft skill|Capacità relazionali|Competenze personali|Doti personali|Attitudini|Attitudini personali|Punti di forza|Qualità|Competenze organizzative|Come lavoro|Come sono|Capacità e competenze sociali|Il mio carattere|Competenze comunicative|Caratteristiche personali|Con gli altri|Doti|Aspetti caratteriali|Qualità umane",
    en: "Soft skills|Personal skills|Interpersonal skills|Strengths|Key strengths|Personal qualities|People skills|How I work|Transferable skills|Attributes|Personal attributes|Character|Qualities|Working style|Social skills|What colleagues say|Traits|My strengths|Personal traits|Human skills",
  },
  skills: {
    it: "Competenze|Capacità|Abilità|Capacità e competenze|Conoscenze|Competenze chiave|Skill|Cosa so fare|In cosa sono bravo|Principali competenze|Le mie competenze|Saper fare|Competenze acquisite|Aree di competenza|Conoscenze e capacità|Competenze e abilità|Quello che so fare|Il mio bagaglio",
    en: "Skills|Key skills|Core skills|Competencies|Areas of expertise|Expertise|Abilities|Skills and abilities|What I can do|What I am good at|Skill set|Core competencies|Capabilities|Strengths and skills|What I bring|Know-how|Specialties|Skills summary|My skills|Knowledge",
  },
  languages: {
    it: "Lingue|Lingue straniere|Conoscenze linguistiche|Competenze linguistiche|Lingue conosciute|Lingue parlate|Le lingue che parlo|Idiomi|Parlo|Conoscenza delle lingue|Lingua madre e altre lingue|Abilità linguistiche|In che lingue|Lingue estere|Lingue e livelli|Mi esprimo in",
    en: "Languages|Language skills|Languages spoken|Foreign languages|Languages I speak|Spoken languages|Linguistic skills|Tongues|I speak|Language proficiency|Mother tongue and other languages|Language knowledge|Languages and levels|My languages",
  },
  certifications: {
    it: "Certificazioni|Certificati|Attestati|Abilitazioni|Patenti e abilitazioni|Attestati e patentini|Titoli e abilitazioni|Certificati conseguiti|Iscrizione ad albi|Abilitazioni professionali|Certificazioni professionali|Pezzi di carta|Patentini|Riconoscimenti e certificazioni|Qualifiche professionali|Carte e patentini|Attestati conseguiti",
    en: "Certifications|Certificates|Licences|Licences and certifications|Professional certifications|Credentials|Accreditations|Registrations|Professional registration|Tickets and cards|Certificates held|Licenses & Certificates|Bits of paper|Professional credentials|Cards and licences|Badges",
  },
  courses: {
    it: "Corsi|Corsi di formazione|Formazione continua|Aggiornamento|Corsi e seminari|Altri corsi|Corsi frequentati|Aggiornamento professionale|Formazione complementare|Corsi di aggiornamento|Workshop e corsi|Corsi che ho seguito|Formazione extra|Ulteriore formazione|Seminari e convegni seguiti|Corsi professionali|Formazione aggiuntiva",
    en: "Courses|Training|Courses and training|Further training|Professional development|Additional training|Courses taken|Workshops|Short courses|Training courses|Continuing education|CPD|Seminars and workshops|Extra training|Courses I took|In-house training|Lifelong learning",
  },
  interests: {
    it: "Interessi|Hobby|Hobby e interessi|Interessi personali|Passioni|Tempo libero|Nel tempo libero|Quando non lavoro|Fuori dal lavoro|Interessi e passioni|Cosa mi piace|Sport e hobby|Le mie passioni|Oltre il lavoro|Attività extra|Svago|Passatempi|Il resto di me|Interessi extraprofessionali",
    en: "Interests|Hobbies|Hobbies and interests|Personal interests|Passions|Spare time|In my spare time|When I'm not working|Outside work|Leisure|Things I enjoy|Beyond work|What I love|Out of hours|Pastimes|Sports and hobbies|Off duty|The rest of me|Free time",
  },
  other: {
    it: "Altro|Altre informazioni|Ulteriori informazioni|Patente|Patente di guida|Pubblicazioni|Progetti|Referenze|Volontariato|Attività di volontariato|Premi|Premi e riconoscimenti|Autorizzazione|Privacy|Trattamento dei dati personali|Note|Allegati|Disponibilità|Servizio militare|Conferenze|Portfolio|Esperienze di volontariato|Informazioni aggiuntive|Progetti personali|Consenso|Varie",
    en: "Other|Other information|Additional information|Driving licence|Publications|Projects|References|Referees|Volunteering|Voluntary work|Awards|Honours and awards|Privacy|Notes|Attachments|Availability|Conferences|Portfolio|Side projects|Memberships|Selected publications|Personal projects|Talks|Data protection|Miscellaneous",
  },
};

const split = (kind: SectionKind, lang: "it" | "en") => wordings[kind][lang].split("|");
const lists = new Map(
  (Object.keys(wordings) as SectionKind[]).flatMap((kind) =>
    (["it", "en"] as const).map((lang) => [`${kind}.${lang}`, split(kind, lang)] as const),
  ),
);
export const headingsOf = (kind: SectionKind, lang: "it" | "en"): readonly string[] => lists.get(`${kind}.${lang}`)!;
