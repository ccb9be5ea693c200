import type { Desk } from "../desk.ts";
import type { Block } from "../sheet.ts";
import { cityOf, companyOf, nameOf, wordOf } from "../people/inventions.ts";

const consents = {
  it: [
    "Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679 (GDPR) e del D.Lgs. 196/2003.",
    "Autorizzo il trattamento dei dati personali contenuti nel mio curriculum vitae in base all'art. 13 GDPR 679/16.",
    "Il sottoscritto, consapevole delle sanzioni penali previste dal D.P.R. 445/2000, dichiara che quanto riportato corrisponde al vero.",
    "Acconsento all'uso dei dati per le sole finalità di selezione del personale.",
  ],
  en: [
    "I consent to the processing of my personal data for recruitment purposes under the GDPR.",
    "I hereby authorise the use of the personal data in this CV in accordance with Regulation (EU) 2016/679.",
    "I declare that the information given above is true and complete to the best of my knowledge.",
  ],
};

/** Consent and signature at the end, which some documents have. */
export function consentBlocks(desk: Desk, more: Partial<Block> = {}): Block[] {
  const { random, person } = desk;
  const likely = desk.lang === "it" ? 0.55 : 0.15;
  if (!random.chance(likely)) return [];
  const small = random.chance(0.6)
    ? { size: desk.style.size - random.pick([0.5, 1, 2]), italic: random.chance(0.4) }
    : {};
  const blocks = [desk.block("consent", random.pick(consents[desk.lang]), { above: 12, ...small, ...more })];
  if (random.chance(0.3))
    blocks.push(
      desk.block("consent", `${person.city}, ${random.int(1, 28)}/0${random.int(1, 3)}/2025`, { above: 6, ...more }),
    );
  if (random.chance(0.3))
    blocks.push(
      desk.block(
        "consent",
        random.pick([
          desk.say("Firma", "Signature"),
          desk.say("In fede,", "Yours faithfully,"),
          `${desk.say("Firma", "Signed")}: ____________`,
        ]),
        { above: 6, ...more },
      ),
    );
  return blocks;
}

/** Writes a section whose text belongs to no field of a resume. */
export function otherSection(desk: Desk): Block[] {
  const { random, lang } = desk;
  const other = () => { const { first, last } = nameOf(random, lang, random.chance(0.5)); return `${first} ${last}`; }; // prettier-ignore
  const year = () => random.int(2008, 2024);
  const kinds: Record<string, () => string[]> = {
    publications: () => Array.from({ length: random.int(1, 3) }, () => random.pick([`${other()}, ${other()} (${year()}). ${desk.say("Uno studio su", "A study of")} ${wordOf(random)}. ${desk.say("Rivista", "Journal")} ${wordOf(random)}, ${random.int(2, 40)}.`, `«${desk.say("Note su", "Notes on")} ${wordOf(random)}», ${wordOf(random)} Press, ${year()}`])),
    references: () => [desk.say(random.pick(["Disponibili su richiesta", "Referenze su richiesta"]), "Available on request"), ...(random.chance(0.4) ? [`${other()}, ${companyOf(random, lang, "office")}`] : [])],
    volunteering: () => [random.pick([`${desk.say("Volontario presso la Croce Verde di", "Volunteer with the Red Cross in")} ${cityOf(random, lang)}`, `${desk.say("Allenatore della squadra giovanile di", "Coach of the youth team of")} ${cityOf(random, lang)}, ${random.int(2004, 2012)}–${random.int(2013, 2024)}`])],
    licence: () => [random.pick([desk.say("Patente B, automunito", "Full clean driving licence"), desk.say("Patente di guida: A, B", "Driving licence: category B"), desk.say("Munita di patente B e mezzo proprio", "Own car")])],
    projects: () => Array.from({ length: random.int(1, 2) }, () => `${wordOf(random)}: ${desk.say("applicazione per la gestione dei turni", "an app to plan shifts")}, ${year()}`),
    awards: () => [`${desk.say("Premio", "Award")} ${wordOf(random)} ${year()}`, ...(random.chance(0.4) ? [`${desk.say("Borsa di studio", "Scholarship")} ${wordOf(random)}`] : [])],
    availability: () => [random.pick([desk.say("Disponibile a turni, trasferte e lavoro festivo", "Available for shifts, travel and weekends"), desk.say("Disponibilità immediata", "Available immediately"), desk.say("Iscritta alle categorie protette L. 68/99", "Right to work in the UK")])],
  }; // prettier-ignore
  const texts = kinds[random.pick(Object.keys(kinds))]!();
  return [
    desk.heading("other"),
    ...texts.map((text) => (random.chance(0.4) ? desk.bullet("other", text) : desk.block("other", text))),
  ];
}

/** Writes page numbers and the like, which belong to no section. */
export function footBlocks(desk: Desk): Block[] {
  const { random, person } = desk;
  if (!random.chance(0.12)) return [];
  const text = random.pick([
    desk.say("Pagina 1 di 2", "Page 1 of 2"),
    "1/2",
    "- 1 -",
    `CV ${person.first} ${person.last}`,
    `Curriculum Vitae – ${person.last}`,
    desk.say("Ultimo aggiornamento: marzo 2025", "Last updated: March 2025"),
    "1",
    "Pag. 1",
  ]);
  return [
    desk.block("noise", text, {
      size: desk.style.size - 2,
      align: random.pick(["left", "center", "right"]),
      above: 14,
      column: -1,
    }),
  ];
}
