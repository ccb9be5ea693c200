import type { FieldCode, ServerLanguage } from "@orbita/contract";
import { fill, type Params, type Text } from "./fill.ts";

/** Error texts beside a form field. A code without both texts does not compile. */
export const fieldTexts: Record<FieldCode, Text> = {
  "field.required": { it: "Questo campo serve", en: "This field is required" },
  "field.invalid": { it: "Questo valore non è valido", en: "This value is not valid" },
  "field.invalidType": { it: "Questo tipo di valore non è valido", en: "This kind of value is not valid" },
  "field.invalidEmail": { it: "Questa email non è valida", en: "This email is not valid" },
  "field.invalidUrl": { it: "Questo indirizzo web non è valido", en: "This web address is not valid" },
  "field.notANumber": { it: "Serve un numero", en: "A number is needed" },
  "field.notPositive": { it: "Serve un numero maggiore di 0", en: "A number greater than 0 is needed" },
  "field.tooShort": { it: "Servono almeno {min} caratteri", en: "At least {min} characters needed" },
  "field.tooLong": { it: "Al massimo {max} caratteri", en: "At most {max} characters" },
  "field.tooSmall": { it: "Il minimo è {min}", en: "The minimum is {min}" },
  "field.tooBig": { it: "Il massimo è {max}", en: "The maximum is {max}" },
  "field.tooFew": { it: "Ne servono almeno {min}", en: "At least {min} needed" },
  "field.tooMany": { it: "Al massimo {max}", en: "At most {max}" },
  "field.unknown": { it: "Questo campo non è previsto", en: "This field is not expected" },
  "field.notAccepted": { it: "Per continuare serve il tuo consenso", en: "Your consent is needed to go on" },
  "field.inUse": { it: "È già in uso", en: "This is already in use" },
  "name.characters": {
    it: "Usa una sola riga, senza caratteri invisibili",
    en: "Use one line, without invisible characters",
  },
  "name.link": { it: "Rimuovi l’indirizzo web", en: "Remove the web address" },
  "name.reserved": {
    it: "Questo nome è riservato: scegline un altro",
    en: "Choose another name: this one is reserved",
  },
  "username.characters": {
    it: "Solo lettere, cifre, virgola, trattino basso, punto, trattino o spazio",
    en: "Only letters, digits, comma, underscore, dot, hyphen or space",
  },
  "password.lowercase": { it: "Serve una lettera minuscola", en: "A lowercase letter is needed" },
  "password.uppercase": { it: "Serve una lettera maiuscola", en: "An uppercase letter is needed" },
  "password.digit": { it: "Serve una cifra", en: "A digit is needed" },
  "password.special": { it: "Serve un carattere speciale", en: "A special character is needed" },
  "password.mismatch": { it: "Le due password non coincidono", en: "The two passwords differ" },
  "code.sixDigits": { it: "Servono 6 cifre", en: "6 digits needed" },
  "phone.invalid": { it: "Questo numero di telefono non è valido", en: "This phone number is not valid" },
  "postcode.fiveDigits": { it: "Servono 5 cifre", en: "5 digits needed" },
  "domain.public": {
    it: "Inserisci un dominio dell’azienda, non di un fornitore di email",
    en: "Enter a domain of the company, not of an email provider",
  },
  "vat.elevenDigits": { it: "Servono 11 cifre", en: "11 digits needed" },
  "year.outOfRange": {
    it: "Serve un anno tra {min:plain} e {max:plain}",
    en: "A year between {min:plain} and {max:plain} is needed",
  },
  "date.startAfterEnd": { it: "L’inizio viene dopo la fine", en: "The start comes after the end" },
  "date.endBeforeStart": { it: "La fine viene prima dell’inizio", en: "The end comes before the start" },
  "space.urlCharacters": {
    it: "Solo lettere minuscole, cifre e trattini",
    en: "Only lowercase letters, digits and hyphens",
  },
  "space.headerMissing": {
    it: "Fai parte di più Space: indica per quale agisci",
    en: "You belong to several Spaces: say which one you act for",
  },
  "space.oneLegalSeat": { it: "Solo una può essere la sede legale", en: "Only one can be the registered office" },
  "fiscalCode.invalid": { it: "Servono 11 cifre o 16 caratteri", en: "11 digits or 16 characters needed" },
  "sdi.invalid": { it: "7 caratteri, oppure un indirizzo PEC", en: "7 characters, or a certified email address" },
  "vocabulary.codeCharacters": {
    it: "Solo lettere, cifre e trattini bassi",
    en: "Only letters, digits and underscores",
  },
  "salary.maxNotAboveMin": { it: "Il massimo deve superare il minimo", en: "The maximum must exceed the minimum" },
  "salary.gapTooWide": {
    it: "Tra minimo e massimo possono esserci al più {gap} €",
    en: "Minimum and maximum may be at most €{gap} apart",
  },
  "ad.finding": {
    it: "Non può stare in un annuncio: «{quote}»",
    en: "An ad must not say this: “{quote}”",
  },
  "search.unknownField": { it: "Non si può cercare per questo campo", en: "This field cannot be searched by" },
  "search.wrongType": {
    it: "Questo valore o questo confronto non va bene per il campo",
    en: "This value or comparison does not suit the field",
  },
  "search.pastWindow": {
    it: "Oltre {window} risultati si continua con il cursore",
    en: "Past {window} results, go on with the cursor",
  },
  "search.badQuery": {
    it: "Qui la ricerca si interrompe: manca una parola, una parentesi o una virgoletta",
    en: "The search stops making sense here: a word, a bracket or a quotation mark is missing",
  },
  "search.badCursor": { it: "Questo cursore non vale più", en: "This cursor is no longer valid" },
};

export const fieldText = (code: FieldCode, language: ServerLanguage, params: Params = {}): string =>
  fill(fieldTexts[code][language], language, params);
