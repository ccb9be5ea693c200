import { fold } from "./fold.ts";

/** Labels before a colon or in the left cell of a form, by the field that they announce. */
const labels = {
  period:
    "date|date (da - a)|date (da a)|periodo|periodo di riferimento|period|dates|dates (from - to)|from - to|da - a|dal - al|durata|anni|anno|when|quando|date of employment|employment dates|anno di conseguimento|anno scolastico|anno accademico|year",
  company:
    "nome e indirizzo del datore di lavoro|datore di lavoro|azienda|societa|ditta|ente|nome azienda|nome dell'azienda|employer|company|name and address of employer|organisation|organization|name of employer|azienda / ente|presso|at|azienda o ente|impresa|where|dove|struttura|cliente|client",
  sector:
    "tipo di azienda o settore|settore|type of business or sector|sector|industry|tipo di attivita o settore|sede|luogo|location|place|tipo di contratto|contract type|contratto|website|sito web|citta|city|business or sector",
  title:
    "tipo di impiego|lavoro o posizione ricoperti|posizione|posizione ricoperta|ruolo|ruolo ricoperto|qualifica|mansione|funzione|occupation or position held|position|position held|job title|role|title|incarico|as|come|inquadramento|ruolo / mansione|post|occupation",
  tasks:
    "principali mansioni e responsabilita|principali attivita e responsabilita|mansioni|attivita|attivita svolte|responsabilita|principali mansioni|main activities and responsibilities|responsibilities|duties|tasks|descrizione|description|main responsibilities|compiti|main duties|key responsibilities|cosa facevo|cosa faccio|what i do|what i did|risultati|achievements|key achievements|attivita principali|descrizione attivita|dettagli|details",
  institution:
    "nome e tipo di istituto di istruzione o formazione|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|istituto|scuola|universita|ateneo|istituto di istruzione|ente di formazione|name and type of organisation providing education and training|institution|school|university|college|awarded by|provider|conseguito presso|presso l'istituto|rilasciato da",
  degree:
    "qualifica conseguita|titolo della qualifica rilasciata|titolo|titolo di studio|titolo conseguito|title of qualification awarded|qualification|degree|diploma|course|course of study|corso di laurea|corso di studi|laurea|award|indirizzo di studi",
  subjects:
    "principali materie / abilita professionali oggetto dello studio|principali materie|materie|materie principali|principali tematiche|competenze professionali possedute|livello nella classificazione nazionale|livello nella classificazione nazionale (se pertinente)|principal subjects/occupational skills covered|principal subjects|subjects|modules|key modules|level in national classification|esami|esami rilevanti|indirizzo|field of study",
  grade:
    "voto|votazione|voto di laurea|voto finale|votazione finale|punteggio|valutazione|grade|final grade|gpa|result|classification|mark|final mark|overall|voto di diploma|esito|voto di maturita|punteggio finale",
  thesis:
    "tesi|titolo della tesi|tesi di laurea|tesi in|tesi sperimentale|thesis|dissertation|thesis title|final project|elaborato finale|argomento della tesi|topic|progetto finale",
  name: "nome|nome e cognome|cognome e nome|name|full name|nominativo|nome cognome|surname(s) / first name(s)|cognome/nome|candidate|applicant|name of applicant|name and surname|surname and name|candidato|candidata|il sottoscritto|la sottoscritta|nome completo|cognome nome|nome/cognome|nome / cognome|name/surname|your name|the candidate|il candidato|la candidata",
  firstName:
    "first name|first name(s)|first names|given name|given name(s)|given names|forename|forename(s)|forenames|nome di battesimo|nome/i|nomi",
  lastName: "cognome|surname|last name|family name|surname(s)|cognome/i|cognomi",
  address:
    "abitazione|lives in|living in|residing in|indirizzo|residenza|address|domicilio|residente a|residente in|home address|vivo a|based in|citta di residenza|residenza e domicilio|luogo di residenza|location|citta|city|sede|lives in|home|indirizzo (residenza)|base",
  phone:
    "telefono|tel|telefono cellulare|cellulare|cell|phone|phone number|mobile|telephone|numero di telefono|mobile phone|recapito telefonico|tel. / cell|fisso|whatsapp|m|t|p|call",
  mail: "e-mail|email|mail|email address|e-mail address|posta elettronica|indirizzo email|indirizzo e-mail|e|pec|write",
  web: "sito|sito web|web|website|linkedin|github|portfolio|blog|sito internet|profilo linkedin|online|links|link|behance|gitlab",
  personal:
    "data di nascita|luogo e data di nascita|data e luogo di nascita|luogo di nascita|nazionalita|date of birth|nationality|place of birth|stato civile|marital status|codice fiscale|sesso|gender|cittadinanza|nato a|nata a|nato il|nata il|born|eta|age|citizenship|fax|skype|patente|driving licence|servizio militare|d.o.b|dob",
} as const;
export type Label = keyof typeof labels;

const known = new Map<string, Label[]>();
for (const [field, text] of Object.entries(labels) as [Label, string][]) {
  for (const words of text.split("|")) known.set(fold(words), [...(known.get(fold(words)) ?? []), field]);
}
/** All fields that a label may announce; "Titolo" may be of a job or of a diploma. */
export const labelsOf = (text: string): readonly Label[] => known.get(fold(text)) ?? [];

const shape = /^[•·▪*–-]?\s*([^:\t]{1,80}?)\s*(?::|\t)[\s:]*/u;

/** The label at the beginning of a line, if it is one of `among`, and the position of its value. */
export function labelAt(text: string, among: readonly Label[]): { label: Label; to: number } | null {
  const match = shape.exec(text);
  if (!match) return null;
  const label = labelsOf(match[1]!).find((field) => among.includes(field));
  return label ? { label, to: match[0].length } : null;
}
