import type { PhraseGroup } from "../find/ways.ts";
import { joinLists } from "../find/words.ts";
import ageListsData from "./lists/age.json" with { type: "json" };

/** Words that suggest an age of the person: D.Lgs. 216/2003, art. 3. */
export const ageLists = joinLists(ageListsData);

/** Words of age that count only in the title of an ad, because a title is only about the person. */
export const ageTitle: readonly PhraseGroup[] = [
  {
    says: "$young|pensionat*|millennial*|teenager*",
    notBefore: "$youngThing $serve",
    notPrevious: "piu meno",
    notAfter: "$youngThing people than offenders carer* learner*",
  },
];

export const ageWords: readonly PhraseGroup[] = [
  {
    says: "$young",
    in: "$team $need $wish $who si_offre offresi offriamo_a",
    neverAlone: true,
    notBefore: "$youngThing $serve non_solo of from to by",
    notPrevious: "piu meno",
    notAfter: "$youngThing people than",
  },
  {
    says: `$team ~4 $young
      $young ~4 $team
      $need|$wish|$hiring|rivolt*|riservat*|opportunita|occasione|offerta ~5 $young
      bunch|group|team|crew|full|gruppo|squadra ~3 $young
      somebody|someone|qualcuno|persona|chi_e ~2 $young`,
    notAfter: "$youngThing than",
    notBefore: "$youngThing work_with lavorare_con",
    notInside: "garanzia settore reparto mercato linea",
    notIn: "lavorare_con to_work_with work_with",
  },
  {
    says: `$youth
      mature person|lady|gentleman|candidate*|applicant*|individual|woman|man
      persona|signora|signore|candidat*|figura matura|matur*
      eta_media|average_age ~6 24|25|26|27|28|29|30|31|32|33|34|35|under|bassa|trent*|vent*|low|twenty|thirty
      $need|rivolgiamo|vuole|gruppo|team|squadra|tra ~3 ragazzi
      $team ~4 ragazzi|in_our_twenties|in_their_twenties|nostri_vent
      $team ~4 under|sotto|below ~1 30|35|40|trenta|thirty|quaranta|forty
      boys|guys|girls and girls|boys
      no|non|niente pensionat*`,
    notNear:
      "sessantenn* cinquantenn* marketing target pubblico client* consumator* audience customers autobus mezzi macchin* impiant* fleet machines vehicles vend* attract* guests residents patients buildings doposcuola teach* insegn* school* scuol* toys aged",
    evenDenied: true,
  },
];
