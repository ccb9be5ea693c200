import type { ContradictionTexts, SeedTables } from "./tables.ts";

export const said: SeedTables["said"] = {
  employerAnonymous: [
    "[[{Primaria|Importante|Nota|Affermata} {azienda|società|realtà} {del settore|della zona}, di cui {non diffondiamo|per ora non riveliamo} il nome,]] amplia l'organico.",
    "La selezione è condotta [[per conto di {un nostro cliente|un cliente riservato|un'azienda che desidera restare anonima}]].",
    "[[Il nostro cliente]] è {un gruppo internazionale|un'impresa familiare} e ci ha affidato la ricerca.",
    "[[Azienda leader {di settore|nel proprio mercato}, nome riservato]], ci ha chiesto di trovare la persona giusta.",
  ],
  genderedText: [
    "Cerchiamo [[{noun}]] che sappia lavorare in squadra.",
    "Siamo alla ricerca di [[{noun}]] da inserire al più presto.",
    "[[{Il candidato|La candidata} ideale]] ha già lavorato in contesti simili.",
    "[[{Il candidato|Il neoassunto|Il nuovo collega}]] riporterà alla direzione.",
    "Ci serve [[{noun}]], con inizio {immediato|il mese prossimo}.",
  ],
  sexRequired: [
    "[[{Solo|Soltanto|Esclusivamente} {donne|uomini}]], per ragioni organizzative.",
    "Si cerca [[personale {femminile|maschile}]].",
    "[[{Preferibilmente|Di preferenza} {donna|uomo}]].",
    "Il posto è [[riservato {a candidature femminili|al sesso maschile|alle sole donne}]].",
    "Si dà la [[precedenza a persone di sesso {femminile|maschile}]].",
    "[[No {uomini|donne}]], grazie.",
  ],
  ageLimit: [
    "[[Età {massima|max|non superiore a} {28-45} anni]].",
    "[[{Max|Massimo|Non oltre i} {28-50} anni]].",
    "È richiesta [[un'età compresa {tra i|fra i} {20-28} e {i 35|i 40|i 45} anni]].",
    "[[Under {28-40}]].",
    "[[{No|Astenersi|Non si considerano} over {40-55}]].",
    "Gradita [[età {20-25}-{30-40} anni]].",
    "Chi ha [[più di {35-50} anni]] non verrà considerato.",
  ],
  ageWords: [
    "Il gruppo è [[giovane e {dinamico|affiatato|scatenato}]].",
    "Entrerai in [[un team {giovane|giovanissimo|di giovani}]].",
    "Cerchiamo [[una persona giovane]], con energia.",
    "Pensiamo a una [[figura {giovane|giovanile}]] e curiosa.",
    "È il posto adatto a [[nativi digitali]].",
    "Ci rivolgiamo a [[giovani {motivati e motivate|con grinta|alla prima esperienza}]].",
  ],
  nationality: [
    "[[{Solo|Esclusivamente|Unicamente} {cittadine e cittadini italiani|personale italiano|persone di nazionalità italiana}]].",
    "[[{No stranieri|No extracomunitari|Astenersi stranieri}]].",
    "È richiesta la [[cittadinanza {italiana|comunitaria|europea}]].",
    "Si preferisce chi è [[di origine {italiana|europea}]].",
    "[[Non si {valutano|accettano} candidature di {persone straniere|extracomunitari}]].",
  ],
  nativeSpeaker: [
    "Serve [[{inglese|francese|tedesco|spagnolo} madrelingua]].",
    "Si richiede una persona [[madrelingua {inglese|tedesca|francese|italiana}]].",
    "Conoscenza dell'{inglese|italiano} [[a livello madrelingua]].",
    "Indispensabile la [[madrelingua {italiana|inglese|spagnola}]].",
  ],
  family: [
    "[[{Senza|Preferibilmente senza} {figli|carichi familiari|impegni familiari}]].",
    "Si cerca una persona [[{nubile o celibe|non sposata|libera da vincoli familiari}]].",
    "Sono [[escluse le {donne in gravidanza|mamme di bambini piccoli|persone con figli piccoli}]].",
    "? [[{Hai figli|Sei sposata o sposato|Hai intenzione di avere figli|Aspetti un bambino}?]]",
    "Indicare [[{lo stato civile|il numero dei figli|la situazione familiare}]].",
  ],
  appearance: [
    "È richiesta [[{bella|ottima|buona|gradevole} presenza]].",
    "Inviare il curriculum [[{con foto|corredato di fotografia|con foto a figura intera|con una foto recente}]].",
    "Si richiede [[{un aspetto gradevole|un bell'aspetto|un aspetto attraente|un fisico curato}]].",
    "[[{Altezza minima|Statura non inferiore a} 1,{60-80} m]].",
    "Bisogna indossare [[la taglia {38-44}]].",
  ],
  belief: [
    "Si richiede [[{fede cattolica|di essere credenti e praticanti|religione cristiana}]].",
    "[[{No|Non si assumono} persone iscritte {al sindacato|a sindacati|a partiti}]].",
    "Sono preferite persone [[{di orientamento politico moderato|senza tessera sindacale|non sindacalizzate}]].",
    "? [[{Qual è la tua religione|Hai una tessera sindacale|Qual è il tuo orientamento politico|Sei iscritta o iscritto a un partito}?]]",
  ],
  health: [
    "Serve una [[{sana|robusta} {costituzione|costituzione fisica}]].",
    "È richiesta [[{ottima|perfetta|buona} salute]].",
    "[[{No invalidi|Escluse persone con disabilità|No persone con invalidità}]].",
    "Si cerca una persona [[{non fumatrice|che non fumi|senza patologie|priva di malattie croniche}]].",
    "È necessario presentare [[un test di gravidanza]].",
  ],
  payHistory: [
    "Indicare [[{la RAL attuale|lo stipendio attuale|la retribuzione attuale|l'ultima retribuzione percepita}]].",
    "Allegare [[{l'ultima busta paga|le ultime due buste paga|la busta paga più recente}]].",
    "? [[{Qual è la tua RAL attuale|Quanto guadagni oggi|Qual era il tuo ultimo stipendio|A quanto ammonta la tua retribuzione attuale}?]]",
    "Nella mail scrivere [[{quanto si guadagna attualmente|lo stipendio percepito oggi}]].",
  ],
  availability: [
    "È richiesta [[{disponibilità totale|totale disponibilità|disponibilità assoluta|disponibilità immediata e illimitata}]].",
    "Si chiede [[{massima flessibilità oraria|flessibilità oraria totale|flessibilità di orario illimitata}]].",
    "Bisogna essere [[{sempre reperibili|sempre disponibili|reperibili 24 ore su 24}]].",
    "[[Disponibilità {h24|24 ore su 24|7 giorni su 7 a qualsiasi ora}]].",
  ],
  unpaid: [
    "È prevista [[{una prova gratuita|una prova non retribuita|una settimana di prova non pagata|una giornata di prova gratuita}]].",
    "[[I primi {5-20} giorni non sono retribuiti]].",
    "Si inizia con [[un corso {obbligatorio a pagamento|a pagamento obbligatorio|iniziale a carico di chi si candida}]].",
    "Nel primo mese è previsto [[{solo un rimborso spese|il solo rimborso delle spese|nessun compenso}]].",
  ],
};

export const contradictions: ContradictionTexts = {
  pay: [
    "Offriamo una [[RAL di {otherPay} euro]].",
    "La retribuzione è di [[{otherPay} euro lordi annui]].",
    "[[{Stipendio|Retribuzione} annua lorda: {otherPay} €]].",
    "[[RAL {otherThousands}k]].",
  ],
  hours: [
    "L'orario è di [[{otherHours} ore settimanali]].",
    "Si lavora [[{otherHours} ore {a|alla} settimana]].",
    "[[Orario settimanale: {otherHours} ore]].",
  ],
  notPermanent: [
    "Offriamo [[{un contratto a|l'assunzione a} tempo indeterminato]].",
    "[[Contratto a tempo indeterminato]] {da subito|fin dal primo giorno}.",
    "L'inserimento è [[a tempo indeterminato]].",
  ],
  permanent: [
    "Si lavora [[con partita IVA]].",
    "Il rapporto è [[a tempo determinato di {3-12} mesi]].",
    "Proponiamo [[uno stage di {3-6} mesi]].",
    "[[Contratto a termine]], {rinnovabile|prorogabile}.",
  ],
  fullTime: [
    "Il contratto è [[part-time]].",
    "[[{Part-time|Part time} {verticale|orizzontale|al mattino}]].",
    "L'impegno è [[a tempo parziale]].",
  ],
  partTime: [
    "Il contratto è [[full-time]].",
    "L'impegno è [[a tempo pieno]].",
    "[[{Full time|Full-time} dal lunedì al venerdì]].",
  ],
  workplace: {
    workplace_type_office_presence: [
      "Si lavora [[{100% da remoto|completamente da remoto|interamente da casa}]].",
      "[[{Smart working|Lavoro da casa} {due|tre} giorni a settimana]].",
      "Il lavoro è [[in modalità ibrida]].",
    ],
    workplace_type_hybrid: [
      "Il lavoro è [[{interamente|completamente|al 100%} da remoto]].",
      "Si lavora [[{in sede tutti i giorni|in ufficio cinque giorni su cinque|sempre in presenza}]].",
    ],
    workplace_type_full_remote: [
      "Si lavora [[{in sede tutti i giorni|in ufficio dal lunedì al venerdì|in presenza tutti i giorni}]].",
      "È richiesta la [[presenza {quotidiana in sede|in ufficio ogni giorno}]].",
    ],
  },
  noTravel: [
    "[[{Nessuna trasferta|Non sono previste trasferte|Trasferte non previste}]].",
    "Il ruolo [[non {prevede|comporta|richiede} trasferte]].",
  ],
  muchTravel: [
    "Sono previste [[{frequenti trasferte|trasferte frequenti|trasferte settimanali} {in Italia|all'estero|in tutta Europa}]].",
    "Si viaggia [[{due|tre} settimane al mese]].",
    "È richiesta [[disponibilità a {frequenti trasferte|trasferte settimanali}]].",
  ],
};
