import { compilePattern, joinLines } from "../find/pattern.ts";

export const otherAmountWords = joinLines(
  String.raw`
  (?:
    bonus\w*
    |premi\w*
    |budget
    |fatturat\w+
    |turnover
    |revenues?
    |voucher\w*
    |buon[oi]
    |ticket
    |welfare
    |provvigion\w+
    |incentiv\w+
    |variabil\w+
    |commissions?
    |portafogli\w*
    |benefit\w*
    |mbo
    |rimbors\w+
    |allowance
    |formazione
    |training
    |contribut\w+
    |relocation
    |investiment\w*
    |invest\w*
    |client\w*
    |customers?
    |vendit\w+
    |sales
    |ricav\w+
    |premium
    |sign-on
    |indennita
    |volumi?
    |volumes?
    |finanziament\w+
    |funding
    |grant
    |capitale
    |capital
    |patrimoni\w+
    |gestione di
    |managing
    |acquisti
    |purchas\w+
    |valore
    |worth
    |value
    |raccolt\w+
    |raised
    |merce
    |goods
    |overtime
    |bursary
    |prize
    |housing
    |hardware
    |equipment
    |costs?
    |ordini
    |orders
    |polizz\w+
    |massimale
    |coverage
  )
`,
);

export const otherHours = compilePattern(
  String.raw`
  \b(?:
    collegh[ei]
    |colleagues
    |part-timers?
    |interns
    |stagist[ie]
    |in summer,?
    |d'estate,?
    |in estate,?
    |in agosto,?
    |straordinar\w*
    |overtime
    |formazione
    |cors[oi]
    |training
    |lezion\w+
    |course
    |studio
    |study
    |reperibilita
    |on-call
    |on call
    |risparmi\w*
    |volontariato
    |doposcuola
    |apert\w+
    |opening
    |opens?
    |runs
    |chius\w+
    |oltre l[ei]
    |above
    |mass?im\w+ (?:di )?legge
    |turn[oi] d[ai]
    |shifts? of
    |mai oltre
    |mai piu di
    |never more than
    |di cui
    |of which
    |pausa
  )(?: [\w'-]+){0,3} $
`,
);

export const otherHoursAfter = compilePattern(
  String.raw`
  ^[ ,]*(?:
    dedicat\w+
    |di (?:
      formazione
      |studio
      |corso
      |lezione
      |inglese
      |volontariato
      |permess\w+
      |straordinari\w*
      |reperibilita
      |supervisione
      |programmazione
    )
    |per (?:formar\w+|studiare|la formazione|lo studio|progetti)
    |of (?:training|learning|study|overtime|paid|classroom|supervision|planning)
    |for (?:learning|training|study|your|planning)
    |to learn
    |in smart
    |da remoto
    |di smart
    |dedicated
    |devoted
    |al giorno
    |giornalier
    |a day
    |al mese
    |mensil
    |a month
  )
`,
);
