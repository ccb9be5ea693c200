import type { AdTexts } from "./texts.ts";

/** The place of a job with the Italian preposition: "ad Aosta", "a Genova". */
const at = (place: string): string => (/^a/i.test(place) ? `ad ${place}` : `a ${place}`);

export const it: AdTexts = {
  intro: [
    (name, title) => `${name} cerca una persona per il ruolo di ${title}.`,
    (name, title) => `${name} apre una posizione: ${title}.`,
    (name, title) => `${title}: è il ruolo per cui ${name} cerca una persona.`,
  ],
  agencyIntro: [
    (name, title) => `${name}, agenzia per il lavoro, seleziona una persona per il ruolo di ${title}.`,
    (name, title) => `${title}: è il ruolo per cui ${name}, agenzia per il lavoro, apre la selezione.`,
  ],
  agencyFor: [
    (name, title, company) =>
      `${name}, agenzia per il lavoro, cerca per ${company} una persona per il ruolo di ${title}.`,
    (name, title, company) =>
      `${company} apre una posizione: ${title}. La selezione è di ${name}, agenzia per il lavoro.`,
  ],
  authorisation: (number) => `Autorizzazione dell’agenzia: ${number}.`,
  onSite: (place) => (place ? `Si lavora in sede, ${at(place)}.` : "Si lavora in sede."),
  hybrid: (place) => (place ? `Il lavoro è ibrido, con sede ${at(place)}.` : "Il lavoro è ibrido."),
  share: (percent) => `Tempo in sede: ${percent}%.`,
  remote: (from) => (from ? `Si lavora da remoto, da questa zona: ${from}.` : "Si lavora da remoto."),
  seat: (place) => `Sede: ${place}.`,
  sector: [
    (name, sector) => `${name} opera nel settore “${sector}”.`,
    (name, sector) => `Il settore di ${name} è “${sector}”.`,
  ],
  size: (from, to) => (to ? `Ci lavorano da ${from} a ${to} persone.` : `Ci lavorano almeno ${from} persone.`),
  alone: "Ci lavora una persona sola.",
  founded: (year) => `Anno di fondazione: ${year}.`,
  seats: (cities, many) => (many ? `Le sedi sono ${at(cities)}.` : `La sede è ${at(cities)}.`),
  core: [
    (skills) => `Le competenze che contano di più, nell’ordine: ${skills}.`,
    (skills) => `In questo ruolo contano prima di tutto ${skills}.`,
    (skills) => `Al centro del ruolo ci sono ${skills}.`,
  ],
  must: ["Che cosa serve", "Che cosa chiediamo", "I requisiti"],
  nice: ["Che cosa aiuta", "Che cosa è gradito", "Che cosa conta in più"],
  years: (skill, years) => `${skill}, almeno ${years} ${years === 1 ? "anno" : "anni"}`,
  language: (name, level) => `${name}, livello ${level}`,
  schooling: (level, field) => (field ? `${level}, ${field}` : level),
  offer: ["Che cosa offriamo", "Le condizioni", "Contratto e condizioni"],
  contract: (parts) => `Contratto: ${parts}`,
  hours: (hours) => `${hours} ore a settimana`,
  duration: (months) => `Durata: ${months} ${months === 1 ? "mese" : "mesi"}`,
  timetable: (hours) => `Orario: ${hours}`,
  pay: (low, high, project) => {
    const name = project ? "Compenso" : "Retribuzione";
    if (low && high && low !== high) return `${name}: da ${low} a ${high} € lordi l’anno`;
    if (low && high) return `${name}: ${low} € lordi l’anno`;
    return low ? `${name}: almeno ${low} € lordi l’anno` : `${name}: fino a ${high} € lordi l’anno`;
  },
  allowance: (euros) => `Indennità: ${euros} € al mese`,
  agreement: (name, level) => (level ? `CCNL ${name}, livello ${level}` : `CCNL ${name}`),
  destination: { national: "in Italia", worldwide: "anche all’estero" },
  travel: (kind, destination, note) =>
    [kind, destination && `, ${destination}`, note && `: ${note}`].filter(Boolean).join(""),
  benefit: (name, detail) => (detail ? `${name}: ${detail}` : name),
  blind: [
    () => "Nella prima fase le candidature si leggono senza nome, foto, età e indirizzo.",
    () => "Chi legge le candidature, nella prima fase, non vede nome, foto, età e indirizzo.",
  ],
  questions: (count) =>
    count === 1
      ? "Con la candidatura si risponde a una domanda."
      : `Con la candidatura si risponde a ${count} domande.`,
  reply: [
    (days) => `Ogni candidatura riceve una risposta entro ${days} giorni.`,
    (days) => `Rispondiamo a ogni candidatura entro ${days} giorni.`,
  ],
  everyone: "Annuncio rivolto a persone di ogni genere (D.Lgs. 198/2006).",
};
