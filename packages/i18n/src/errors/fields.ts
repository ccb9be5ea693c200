import type { FieldCode, ServerLanguage } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";
import { formatText, type MessageParameters } from "./format-text.ts";

/** Error texts beside a form field. A code without both texts does not compile. */
export const fieldTexts: Record<FieldCode, BilingualText> = {
  "field.required": { it: "Compila questo campo", en: "Fill in this field" },
  "field.invalid": { it: "Inserisci o seleziona un valore valido", en: "Enter or select a valid value" },
  "field.invalidType": { it: "Inserisci un valore del tipo previsto", en: "Enter a value of the expected type" },
  "field.invalidEmail": {
    it: "Inserisci un indirizzo email valido, ad esempio nome@azienda.it",
    en: "Enter a valid email address, like name@company.com",
  },
  "field.invalidUrl": {
    it: "Inserisci un indirizzo web valido, ad esempio https://www.example.com",
    en: "Enter a valid web address, like https://www.example.com",
  },
  "field.notANumber": { it: "Inserisci un numero", en: "Enter a number" },
  "field.notPositive": { it: "Inserisci un numero maggiore di 0", en: "Enter a number greater than 0" },
  "field.tooShort": {
    it: "Inserisci almeno {min, plural, one {# carattere} other {# caratteri}}",
    en: "Enter at least {min, plural, one {# character} other {# characters}}",
  },
  "field.tooLong": {
    it: "Usa al massimo {max, plural, one {# carattere} other {# caratteri}}",
    en: "Use at most {max, plural, one {# character} other {# characters}}",
  },
  "field.tooSmall": { it: "Inserisci almeno {min, number}", en: "Enter {min, number} or more" },
  "field.tooBig": { it: "Inserisci al massimo {max, number}", en: "Enter {max, number} or less" },
  "field.tooFew": { it: "Selezionane almeno {min, number}", en: "Select at least {min, number}" },
  "field.tooMany": { it: "Selezionane al massimo {max, number}", en: "Select at most {max, number}" },
  "field.unknown": { it: "Rimuovi questo campo: non è previsto", en: "Remove this field: it isn’t expected" },
  "field.notAccepted": { it: "Accetta per continuare", en: "Accept to continue" },
  "field.inUse": {
    it: "Scegli un altro valore: questo è già in uso",
    en: "Choose another value: this one is already in use",
  },
  "name.characters": {
    it: "Usa una sola riga, senza caratteri invisibili",
    en: "Use one line, without invisible characters",
  },
  "name.link": { it: "Rimuovi l’indirizzo web", en: "Remove the web address" },
  "name.reserved": { it: "Scegli un altro nome: questo è riservato", en: "Choose another name: this one is reserved" },
  "username.characters": {
    it: "Usa solo lettere, cifre, spazi, virgole, trattini bassi, punti e trattini",
    en: "Use only letters, digits, spaces, commas, underscores, dots and hyphens",
  },
  "password.lowercase": { it: "Aggiungi una lettera minuscola", en: "Add a lowercase letter" },
  "password.uppercase": { it: "Aggiungi una lettera maiuscola", en: "Add an uppercase letter" },
  "password.digit": { it: "Aggiungi una cifra", en: "Add a digit" },
  "password.special": { it: "Aggiungi un carattere speciale", en: "Add a special character" },
  "password.mismatch": {
    it: "Inserisci la stessa password in entrambi i campi",
    en: "Enter the same password in both fields",
  },
  "code.sixDigits": { it: "Inserisci 6 cifre", en: "Enter 6 digits" },
  "phone.invalid": { it: "Inserisci un numero di telefono valido", en: "Enter a valid phone number" },
  "postcode.fiveDigits": { it: "Inserisci 5 cifre", en: "Enter 5 digits" },
  "domain.public": {
    it: "Inserisci un dominio dell’azienda, non di un fornitore di email",
    en: "Enter a company domain, not an email provider’s",
  },
  "vat.elevenDigits": { it: "Inserisci 11 cifre", en: "Enter 11 digits" },
  "year.outOfRange": { it: "Inserisci un anno dal {min} al {max}", en: "Enter a year from {min} to {max}" },
  "date.startAfterEnd": {
    it: "L’inizio deve precedere la fine: modifica uno dei due",
    en: "The start must come before the end: edit one of them",
  },
  "date.endBeforeStart": {
    it: "La fine deve seguire l’inizio: modifica uno dei due",
    en: "The end must come after the start: edit one of them",
  },
  "space.urlCharacters": {
    it: "Usa solo lettere minuscole, cifre e trattini",
    en: "Use only lowercase letters, digits and hyphens",
  },
  "space.headerMissing": {
    it: "Seleziona in quale dei tuoi Space stai lavorando",
    en: "Select which of your Spaces you’re working in",
  },
  "space.oneLegalSeat": {
    it: "Imposta una sola sede come sede legale",
    en: "Set only one location as the registered office",
  },
  "fiscalCode.invalid": { it: "Inserisci 11 cifre o 16 caratteri", en: "Enter 11 digits or 16 characters" },
  "sdi.invalid": {
    it: "Inserisci 7 caratteri o un indirizzo PEC",
    en: "Enter 7 characters or a certified email address (PEC)",
  },
  "vocabulary.codeCharacters": {
    it: "Usa solo lettere, cifre e trattini bassi",
    en: "Use only letters, digits and underscores",
  },
  "salary.maxNotAboveMin": {
    it: "Inserisci un massimo superiore al minimo",
    en: "Enter a maximum higher than the minimum",
  },
  "salary.gapTooWide": {
    it: "Inserisci un minimo e un massimo che differiscano al più di {gap, number} €",
    en: "Keep the minimum and maximum within €{gap, number} of each other",
  },
  "ad.finding": {
    it: "Rimuovi “{quote}”: non può comparire in un annuncio",
    en: "Remove “{quote}”: a job can’t say this",
  },
  "search.unknownField": {
    it: "Scegli un altro campo: con questo non si può cercare",
    en: "Choose another field: you can’t search by this one",
  },
  "search.wrongType": {
    it: "Scegli un valore e un confronto adatti a questo filtro",
    en: "Choose a value and a comparison that suit this filter",
  },
  "search.pastWindow": {
    it: "Torna a pagina 1: le pagine mostrano {window, plural, one {solo il primo risultato} other {solo i primi # risultati}}",
    en: "Go back to page 1: the pages cover only the first {window, plural, one {# result} other {# results}}",
  },
  "search.badQuery": {
    it: "Controlla la ricerca: manca una parola, una parentesi o una virgoletta",
    en: "Check the search: a word, bracket or quotation mark is missing",
  },
  "search.badCursor": {
    it: "Torna a pagina 1: questa pagina non esiste più",
    en: "Go back to page 1: this page no longer exists",
  },
};

export const fieldText = (code: FieldCode, language: ServerLanguage, params: MessageParameters = {}): string =>
  formatText(fieldTexts[code], language, params);
