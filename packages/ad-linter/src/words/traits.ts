import type { PhraseGroup } from "../find/ways.ts";
import { themes } from "./people.ts";
import { joinLists } from "../find/words.ts";
import traitListsData from "./lists/traits.json" with { type: "json" };

/** Words about looks and health, which an ad must not require: D.Lgs. 276/2003 art. 10, L. 300/1970 art. 5, D.Lgs. 216/2003. */
export const traitLists = joinLists(traitListsData);

export const appearance: readonly PhraseGroup[] = [
  { says: "should_be|must_be|be|and pretty|beautiful|handsome|gorgeous", in: "$any", closes: true, notNear: "$things" },
  {
    says: `$nice ~1 presenza|aspetto|apparenza|appearance|portamento|looks|physique
      presenza curat*|gradevol*|impeccabil*|piacevol*|distint*|attraent*|estetic*|ordinat*
      aspetto|apparenza|portamento|appearance|looks ~1 $nice
      bella|di_bella immagine|figura|statura|presenza
      immagine|look curat*|gradevol*|impeccabil*|accattivant*
      cura|attenzione|curare ~2 proprio|propria|tuo|tua aspetto|immagine|persona
      fisic*|corporatura|figura|linea|silhouette atletic*|asciutt*|prestant*|slanciat*|snell*|longiline*|tonic*|scultore*|proporzionat*
      good_looking|well_groomed|easy_on_the_eye|fotogenic*|photogenic|telegenic*|avvenent*|turn_heads|turning_heads|buchi_lo_schermo|good_looks|elegant_looks|clean_shaven
      bell* ragazz*
      ragazz*|persone|gente bello|bella|belli|belle
      pretty|beautiful girl*|woman|women|people|smile|lady|face
      nice|pretty|handsome|bell* face|faces|volti|visi|volto|viso
      volti|visi bell*|fresch*
      nice|good|great|perfect|model|models|slim|athletic figure|build|body
      model s figure|looks
      capelli curat*|lunghi|cort*
      peso|weight ~2 altezza|height|forma|proporzion*|corporeo
      altezza|height|statura ~2 peso|weight|proporzion*
      dress|clothes|clothing size
      taglia ~2 36|38|40|42|44|46|s|m|xs|36/38|38/40|40/42|42/44|44/46
      massa corporea
      state|indic* ~2 height|altezza`,
    in: "$any presenza aspetto looks appearance con with offr* taglia",
    notAfter:
      "grafic* del dei della delle degli dell visiv* of sul sulla nel in_rete online web digital* sui capillare internazional* for at contrattual*",
    notInside: "non not",
    notNear:
      "piatt* dish* vetrin* window* sito website packaging brand marchio territor* mercat* online prodott* product* layout page",
  },
  {
    says: `prestanza|piacent*|snell*|longiline*|carino|carina|carini|carine|bellezza|attraent*|affascinant*|handsome|slim|slender|presentable|sexy|attractive|well_dressed|well_turned_out|nicely_turned_out|smartly_turned_out|eye_catching
      look|looks|looking good|great|nice|beautiful|stunning in|on|behind|at
      nice|pleasant|pleasing to look_at|the_eye
      their|your|for looks`,
    in: "$any",
    notNear: "$things",
  },
  {
    says: `altezza|statura|height|tall|alto|alta|alti|alte|oltre|almeno ~5 1,65|1,68|1,70|1,72|1,75|1,78|1,80|1.65|1.68|1.70|1.72|1.75|1.78|1.80|160|165|168|170|172|175|178|180|160cm|165cm|170cm|175cm ~1 m|cm|tall|metri|altezza
      altezza|statura|height|tall|alto|alta|alti|alte ~5 1,65|1,68|1,70|1,72|1,75|1,78|1,80|1.65|1.68|1.70|1.72|1.75|1.78|1.80|160|165|168|170|172|175|178|180|165cm|170cm|175cm
      1,65|1,70|1,75|1,80|1.65|1.70|1.75|1.80|165|170|175|180 ~1 m|cm|metri ~1 tall|altezza|di_altezza`,
    notNear: "scaffal* shel* pont*",
  },
  {
    says: `minim*|maxim* height|altezza|statura
      height|altezza|statura minim*|maxim*|richiest*|required
      quanto|how ~1 alto|alta|alti|tall
      quanto pesi
      you look good|great|stunning
      size 34|36|38|40|42|44 to|or|only|because|max*
      how_much ~2 weigh
      flawless|perfect|clear|fresh skin|complexion
      slim|slender|athletic|toned figure|build|body
      pelle|carnagione perfetta|impeccabil*|luminosa`,
    notNear: "$things scaffal* shel* pont* gru crane* cream* crem* cosmetic* ceiling* soffitt* product* prodott*",
  },
  {
    says: `$refuse ~3 tatuagg*|piercing*|tattoo*|dreadlocks|barb*|beard*|orecchin*|earring*
      tatuagg*|tattoo*|piercing* ~3 $out|vietat*
      $refuse ~4 sovrappeso|obes*|grass*|overweight`,
    notInside: "mind object problem* importa",
    evenDenied: true,
  },
  {
    says: `$send ~6 $photo
      $photo ~4 recent*|figura_intera|mezzo_busto|primo_piano|obbligator*|gradit*|richiest*|necessari*|tessera|required|mandatory|cv|yourself|of_you|attached|curriculum|candidatura|application|domanda
      gradit*|obbligator*|richiest*|necessari*|serve|recent|full_length|passport_style|passport_size ~2 $photo
      cv|curriculum|resume|application ~4 $photo
      tua|vostra|propria immagine|foto*
      immagine a_figura_intera`,
    in: "$cv",
    notNear: "$shots",
    notAfter:
      "di dei del delle della degli of_the of_our of_your of_a of_any of_some of_two of_three of_projects of_work from",
    notIn: "senza without portfolio",
    notInside: "non not never no out off fuori",
  },
  {
    says: "senza|priv*|without|lacking|with_no ~2 $photo ~4 scart*|cestin*|esclu*|ignorat*|discarded|rejected|ignored|binned|will_not|not_be|non_sar*|non_verr*|non_vengon*|cannot",
    evenDenied: true,
  },
];

export const health: readonly PhraseGroup[] = [
  ...themes("$ill|$smokes|ill|salute|health|back_pain|$pills", "$cured $lawful insurance plan"),
  {
    says: `$sound ~2 $health
      $health ~3 ottim*|perfett*|buon*|eccellent*|impeccabil*|perfect|excellent|di_ferro
      sana|sano|robust* ~2 costituzione
      costituzione ~1 sana|robust*|forte
      fisico|corporatura robust*|sano|sana|forte|resistent*
      persona|persone|personale|gente|fisicamente|candidat* sano|sana|sani|sane|integro|integra|integri|integre|prestant*|in_forma|forte|forti
      fort*|robust*|person* ~3 in_salute
      normodotat*|able_bodied|militesent*
      physically|medically fit|robust|strong|healthy|able
      salute_di_ferro|iron_constitution|strong_back|fit_as|non_cagionevol*|cagionevol*|resistenza_fisica|weak_back|asthma*|asmatic*|fit_and_healthy|clean_bill|must_be_fit|be_fit_and
      healthy candidate*|individual*|person|people|applicant*
      must_be|be ~1 healthy
      certificat* ~1 buona_salute|sana|di_salute
      never|not|rarely ~1 fall|falls|get|gets|are|is|be ill|sick`,
    in: "$any salute health costituzione",
    notNear: "mental lifestyle members gym promuov* promot* keeps",
    notIn: "$lawful",
    notAfter:
      "insurance care plan sector service* policy finanziari* economic* patrimonial* aziendal* financial* nel nella nei in_tutt* o_meno of",
    evenDenied: true,
  },
  {
    says: `$deny ~4 $ill
      $refuse ~6 $ill
      $ill ~4 $out
      $refuse ~4 categorie_protette
      categorie_protette ~2 $out
      $speak|soffr*|sofferto|affett*|avuto|past|asked_about|report ~5 $ill
      chi|who ~1 fuma|fumi|soffre|smokes
      $deny ~3 $pills
      any|your|list|prendi|assumi ~2 $pills
      test|esam*|accertament*|analisi ~1 gravidanza|hiv|sangue
      pregnancy|hiv|blood test
      medical history|records
      sick days|leave
      giorni|assenze ~3 malattia
      cartella clinica
      stato_di_salute|state_of_health|state_of_your_health|health_status|health_history
      been|stato|stata|sei|in|under treated|treatment|therapy|hospitali*|in_cura|cura per|for
      do|are|sei ~2 $smokes`,
    in: "? $demand $speak $out $deny",
    notInside: "glutine lattosio gluten per_chi",
    notNear: "$cured",
    notIn: "$lawful worked_with lavorato_con",
    notBefore:
      "ambient* area aree local* spaz* sal* camer* zona room rooms areas environment workplace office offices vehicle* policy nei",
    notAfter:
      "room rooms area areas environment site building workplace office policy nei locali detector* pay lo_fa outside",
    evenDenied: true,
  },
  {
    says: `$refuse ~4 fumator*|fumatric*|smoker*
      fumator*|smoker* ~4 $out
      non|chi_non|not|don|does_not ~1 $smokes
      non smoker|smokers|smoking`,
    in: "? $any",
    notIn: "$lawful",
    notBefore:
      "ambient* area aree local* spaz* sal* camer* zona room rooms areas environment workplace office offices vehicle* policy nei",
    notAfter: "room rooms area areas environment site building workplace office policy nei locali detector*",
    evenDenied: true,
  },
  { says: "$smokes", in: "?", neverAlone: true, evenDenied: true },
];
