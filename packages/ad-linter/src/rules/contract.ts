import type { Ad, Hit } from "../ad.ts";
import { findPhrases, type Phrase } from "../find/phrases.ts";
import { rawSpan, type Text } from "../find/text.ts";

type Claim = "permanent" | "fixed" | "temp" | "intern" | "apprentice" | "part" | "full" | "freelance" | "employee";

/** What may come one day, or what somebody else has, is no promise. */
const perhaps =
  /\b(?:possibilita|prospettiv\w+|trasforma\w+|finalita|scopo|finalizzat\w+|successiv\w+|eventual\w+|opportunita|concret\w+|stabilizza\w+|conversion\w*|convert\w*|view to|opportunity|could|may|might|become|perm\b|leading to|potential\w*|dopo (?:un|il|i|sei|tre|\d)|after|in vista|chance|prospect\w*|poi|obiettivo|valut\w+|anche|oppure|either|or|o|preced\w+|esperienz\w+|experience)(?: [\w'/-]+){0,5} $/;
const perhapsAfter =
  /^(?:[^.;,\n]{0,30})\b(?:possibil\w+|in futuro|dopo|valutabil\w+|later|after|eventual\w*|in the future|su richiesta|on request|se lo desideri|if you wish)|^ (?:o|or|oppure|e|and|\/) (?:full|part|tempo|indeterminato|determinato|permanent|fixed)|^ ?\/ ?(?:full|part|indeterm|determ|perm)/;
const topic =
  /\b(?:gestion\w+|gestir\w+|amministra\w+|elabor\w+|consulenz\w+|redazion\w+|redig\w+|(?<!tramite )agenzi\w+|tutor\w*|clienti|customers?|clients?|manag\w+|draft\w*|our|colleagues|collegh\w+|team|coordinat\w+|two|three|rendicont\w+|contabilita|apertura di|aprire|fatturazione|dichiarazion\w+)(?: [\w'/-]+){0,5} $/;

const phrase = (says: string[], more: Partial<Phrase> = {}): Phrase => ({
  says,
  notAfter: new RegExp(`${perhaps.source}|${topic.source}`),
  notBefore: perhapsAfter,
  ...more,
});

const claims: Record<Claim, readonly Phrase[]> = {
  permanent: [
    phrase([
      "(?:contratto |assunzione |inserimento |rapporto )?(?:diretto |diretta )?(?:a )?tempo indeterminato",
      "contratto (?:[\\w']+ ){0,4}?(?:a tempo )?indeterminato|posto fisso|assunzione stabile|contratto senza scadenza|senza termine|senza scadenza|a vita",
      "permanent (?:\\w+ )?(?:contract|position|role|job|employment|full-time|part-time|basis)|open-ended (?:contract|employment)|(?:an? |contract: |is |it is |offer |hired |, )permanent(?!ly)(?! (?:staff|team|member|exhibition|collection|residen))|indefinite (?:contract|term)|open-ended|no end date|hired permanently|permanently (?:hired|employed)|assunzione definitiva|for good|job for life",
    ]),
  ],
  fixed: [
    phrase([
      "(?:contratto |assunzione |inserimento |rapporto )?(?:a )?tempo determinato|contratto (?:\\w+ )?(?:a termine|(?:di|per|da) (?:\\d+|sei|dodici|tre|nove|otto|quattro|dieci|diciotto) mesi|di un anno|che scade|fino a[l ])|sostituzione maternita|contratto determinato",
      "fixed[- ]term(?: contract| position| role)?|(?:\\d+|six|twelve|three|nine)[- ]months? (?:fixed[- ]term )?contract|(?:one|two|three|\\d+)[- ]years? (?:fixed[- ]term )?contract|contract (?:of|for|lasting|lasts|runs|ends|until|expires|limited)(?: \\w+){0,3}|temporary (?:contract|position|role|job|post|employment|cover)|for a limited (?:time|period)|limited[- ]term|maternity cover",
      "(?:contratto|ingaggio|impiego|lavoro|rapporto|posto) stagionale|seasonal (?:contract|job|position|work)",
      "(?:contratto|assunzione|rapporto|inserimento|incarico)(?: [\\w']+){0,4}? (?:a termine|a tempo determinato|(?:di|per|da) (?:\\d+|due|tre|quattro|sei|otto|nove|dieci|dodici|diciotto|two|three|four|six|eight|nine|ten|twelve|eighteen) mesi|(?:di|per) un anno|stagionale|per la stagione(?: \\w+)?)",
      "contract(?: \\w+){0,3}? (?:for|of|lasting|lasts) (?:(?:\\d+|due|tre|quattro|sei|otto|nove|dieci|dodici|diciotto|two|three|four|six|eight|nine|ten|twelve|eighteen) months|one year|a year|two years|the season|the summer)(?: only)?",
    ]),
  ],
  temp: [
    phrase([
      "(?:contratto |assunzione |inserimento |assunt[oa] )(?:di |in |tramite |con )(?:somministrazione|staff leasing)(?: a tempo determinato)?|(?:temporary )?agency contract|temp contract",
    ]),
  ],
  intern: [
    phrase([
      "(?:contratto di |offriamo (?:uno |un )?|si tratta di (?:uno |un )?|e (?:uno |un )|proponiamo (?:uno |un )?|inserimento (?:in|con|tramite) (?:uno |un )?|attiviamo (?:uno |un )?|previsto (?:uno |un )?|assunzione in |inizialmente (?:in )?)(?:stage|tirocinio)(?: [\\w-]+)?|(?:stage|tirocinio) (?:extracurriculare|curriculare|retribuito|di (?:\\d+|sei|tre|dodici)|della durata|iniziale|semestrale)(?: mesi)?",
      "(?:this is an?|we offer an?|offering an?|paid|\\d+[- ]months?|six[- ]months?|three[- ]months?|as an) internship|internship (?:of|contract|position|agreement)|traineeship (?:of|contract)",
    ]),
  ],
  apprentice: [
    phrase([
      "(?:contratto |assunzione |inserimento )(?:di |in |con )(?:contratto di )?apprendistato(?: \\w+)?|apprenticeship (?:contract|position)|(?:this is an|we offer an) apprenticeship",
    ]),
  ],
  part: [
    phrase([
      "(?:orario |contratto |lavoro |impiego )?part[- ]?time(?: \\w+)?|tempo parziale|mezza giornata|half[- ]time",
    ]),
  ],
  full: [
    phrase(["(?:orario |contratto |lavoro |impiego )?full[- ]?time(?! equivalent)|(?:a )?tempo pieno|orario pieno"]),
  ],
  employee: [phrase(["(?:contratto di )?lavoro (?:subordinato|dipendente)|rapporto di lavoro dipendente|assunzione diretta|employment contract|employed (?:directly|by us)|as an employee"])],
  freelance: [
    phrase([
      "(?:con|da|in|a|apertura|possesso di|possesso della|richiesta|titolari di|titolare di|regime di|collaborazione(?: in| con| a)?|contratto:?|inquadramento:?|solo|obbligo di|necessaria|tramite|previa) (?:una |la |tua |propria |regime di |apertura (?:di )?)*(?:partita iva|p\\.? ?iva|p\\.i\\.)|(?:partita iva|p\\.? ?iva) (?:obbligatoria|richiesta|necessaria|indispensabile|propria|attiva)",
      "(?:contratto di |rapporto di )?(?:collaborazione (?:autonoma|occasionale|freelance|coordinata|a progetto|professionale)|prestazione occasionale|lavoro autonomo|co\\.?co\\.?(?:co|pro)\\.?|contratto a progetto|libera professione|contratto d'opera)",
      "(?:collaboration|role|position|job|contract|engagement|relationship|basis) (?:is |will be |would be )?(?:on a )?(?:freelance|self-employed)|you (?:will |would )?(?:invoice|bill) us|(?:monthly|against) invoices?|on invoice|emett\\w+ fattura|dietro fattura|con fattura|fatturerai|a fattura|ritenuta d'acconto|cessione (?:dei )?diritti|lavoratore autonomo|lavoratrice autonoma|freelance (?:contract|position|role|basis|collaboration|work|assignment)|(?:as a|come|on a) (?:freelance\\w*|self-employed|libero professionista)|self[- ]employed(?: contractor| basis| position)?|independent contractor|(?:own |a |with )vat number|contractor (?:role|position|basis)|b2b contract|p\\.iva",
    ]),
  ],
};

const bySort: Record<NonNullable<Ad["contractEconomicType"]>, readonly Claim[]> = {
  contract_economic_type_permanent: ["fixed", "temp", "intern", "freelance"],
  contract_economic_type_fixed_term: ["permanent", "intern", "freelance"],
  contract_economic_type_temp: ["permanent", "intern", "freelance"],
  contract_economic_type_intern: ["permanent", "freelance", "apprentice"],
  // An apprenticeship is a permanent contract by law.
  contract_economic_type_apprenticeship: ["fixed", "intern", "freelance"],
};
const byTime: Record<NonNullable<Ad["contractType"]>, readonly Claim[]> = {
  contract_type_full: ["part", "freelance"],
  contract_type_parttime: ["full", "freelance"],
  contract_type_project: ["permanent", "apprentice", "employee"],
};
/** Both in one sentence leave the choice: "full-time o part-time". */
const either =
  /full[- ]?time.{0,12}part[- ]?time|part[- ]?time.{0,12}full[- ]?time|tempo pieno.{0,12}(?:parziale|part)|parziale.{0,12}pieno/;

export function contradictsContract(ad: Ad, text: Text): Hit[] {
  const wrong = new Set<Claim>([
    ...(ad.contractEconomicType ? bySort[ad.contractEconomicType] : []),
    ...(ad.contractType ? byTime[ad.contractType] : []),
  ]);
  if (ad.contractType === "contract_type_project") wrong.delete("freelance");
  if (either.test(text.plain)) ["part", "full"].forEach((one) => wrong.delete(one as Claim));
  const hits = [...wrong].flatMap((claim) => findPhrases(text, claims[claim]));
  return hits.map(({ start, end }) => ({ rule: "contradictsContract" as const, ...rawSpan(text, start, end) }));
}
