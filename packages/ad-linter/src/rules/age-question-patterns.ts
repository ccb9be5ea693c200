import { compilePattern } from "../find/pattern.ts";

export const ageQuestion = compilePattern(
  String.raw`
  (?:
    quanti anni hai
    |how old are you
    |(?:in che|che|quale|what|which) (?:anno|year) (?:sei nat[oa](?:\/[ao])?|were you born)
    |(?:quando sei nat[oa]|when were you born)
    |(?:indica\w*|specifica\w*|qual e) (?:la )?(?:tua |propria )?(?:
      eta
      |data di nascita
      |anno di nascita
    )
    |(?:state|indicate|what is|what's|specify|include|give)(?: us)? your (?:
      age
      |date of birth
      |year of birth
    )
    |(?:anno di nascita|year of birth)[^.;\n]{0,30}(?:19|20)\d\d
    |(?:date of birth|data di nascita)[^.;\n]{0,30}\b(?:19|20)\d\d
    |date of birth\?
    |data di nascita\?
    |(?:nat[oaie](?:\/[aoei])?|born|classe) (?:
      dopo il
      |dal
      |dopo
      |prima del
      |tra il
      |fra il
      |after
      |before
      |between
      |since
      |a partire dal
    ) (?:19[4-9]\d|20[01]\d)(?: (?:al|e il|and|to) (?:19|20)\d\d)?
    |in (?:your|his|her|their) (?:early |mid |late |mid-|early-|late-)?(?:
      20s
      |30s
      |40s
      |50s
      |twenties
      |thirties
      |forties
      |fifties
    )
    |\b(?:over|under)[- ](?:25|[3-6]\d)s\b(?! (?:market|customers|team|segment|league|side))
    |eta (?:da|di|per l'|per) ?apprendistato
  )
`,
  "g",
);

/** Matches words directly before an age limit, such as "età massima". They belong to the finding and are deleted together with the number. */
export const ageLimitLead = compilePattern(
  String.raw`
  (?:
    (?:di |d'|l')?(?:
      eta
      |fascia d'eta
      |aged?
      |ages
      |max(?:imum)?
      |massim[oa]
      |limite
      |limit
      |non
      |oltre
      |entro
      |sotto
      |i
      |gli
      |ai
      |dei
      |di
      |a
      |piu
      |meno
      |fino
      |inferiore
      |superiore
      |compresa
      |compresi
      |fra
      |tra
      |under
      |over
      |above
      |below
      |between
      |older
      |younger
      |than
      |no
      |not
      |the
      |of
      |is
      |for
      |ideale?
      |preferibilmente
      |preferred
      |solo
      |only
      |up
      |to
      |dai
      |da
      |sui
      |range
    )[ :.]+
  )+$
`,
);
