import type { PhraseGroup } from "../find/ways.ts";
import { themes } from "./people.ts";
import { joinLists } from "../find/words.ts";
import beliefListsData from "./lists/belief.json" with { type: "json" };

/**
 * Words about religion, opinions, unions and orientation, which an ad must not ask about: L. 300/1970 art. 8, D.Lgs. 276/2003 art.
 * 10, D.Lgs. 216/2003.
 */
export const beliefLists = joinLists(beliefListsData);

export const belief: readonly PhraseGroup[] = [
  ...themes(
    "fede|faith|religion*|religios*|church|chiesa|partito|party|scioper*|strike|sindacat*|sindacal*|union|unions|unionist*|politic*|votat*|vote*|$faith|jehovah|opposition|gay|omosess*|homosex*|sexual|sessuale",
    "$talks $houses treni trasporti mezzi trains",
  ),
  {
    says: `letter|lettera ~3 priest|pastor|parroco|vescovo
      $wish|$need ~2 pratica|vita|fede religios*`,
  },
  {
    says: `$faith ~1 praticant*|practising|practicing
      praticant*|practising|practicing|devout|committed|observant|baptised|baptized ~1 $faith
      fede|religione|confessione|credo ~2 $faith
      of|share*|sharing|profess*|live|strong|condivid*|abbracci*|aderi*|adesione|our|statement_of ~4 faith|fede|dottrina|valori_cristiani|valori_cattolici|religione|credo
      principi|valori|dottrina ~3 cattolic*|cristian*|vangelo|gospel
      $only|essere|sei|be|must_be|candidat*|person*|qualcuno|insegnant*|educator*|collaborator*|siano|sia|a|an|un|una $faith
      $only ~2 $faith
      $faith only|preferred|candidate*|applicant*|receptionist|$staff
      battezzat*|battesimo|baptis*|parroco|churchgo*
      frequent*|attend*|go|vai|va|andare|partecip*|member*|appartenen*|active ~4 $church`,
    in: "$any",
    notInside: "non not never",
    notPrevious: "$houses",
    notAfter: "$houses",
    notIn: "tours guide visitors",
  },
  {
    says: `$refuse ~1 $hires ~3 $faith
      no|niente|astener*|esclu* ~1 $faith|gay|lesbi*|omosessual*|trans
      $faith ~3 $out
      $refuse|con_il|with|wear*|indoss*|port* ~2 velo|hijab|headscar*|turban*|burqa
      chi|who|che|someone|qualcuno ~2 non|not ~2 $faith
      not|non ~3 at_ease|comfortable|agio|happy|fit ~3 $faith
      velo|hijab|headscar* ~4 $out
      no|niente ~1 union people|members|types`,
    notIn: "necessari* importa serve have_to regardless",
    evenDenied: true,
  },
  {
    says: `$ofBelief ~1 $kindOf
      $kindOf ~2 politic*|religios*|sindacal*|sessual*|religion*
      tua|your|che|quale|propria|what|which religione|religion|fede|faith|church|partito|party
      vot*|voted ~4 elezion*|election*|us|for|solito|per
      per|chi|che ~3 voti|votato|vota
      who|come|how ~4 vote*`,
    in: "? $speak $wish $need $out share condivid* pregat* motiv* esclu*",
    notNear: "$talks",
    notIn: "scienze science* journalism giornal*",
    evenDenied: true,
  },
  {
    says: `iscritt*|iscrizion*|tesserat*|tesser*|aderent*|appartenen*|simpatizzant*|militan*|adesion*|attivist*|vicin*|vicinanza|membro|fedelta|lealta|loyal*|legat*|aderi*|milita*|partecipat*|fatto ~4 movimento|sindacat*|partit*|cgil|cisl|uil|scioper*|destra|sinistra|sindacal*|politic*
      member*|membership|belong*|affiliat*|active|activ*|supporter*|part|join*|involved|taken|close ~5 union|unions|party|parties|politics|strike*|left_wing|right_wing
      sindacalist*|sindacalizzat*|unionist*|non_union*|unionis*|unioniz*
      union delegate*|member*|activist*|card*|people|membership|activity
      fare|fanno|fa|faccia politica
      di|left|right destra|sinistra|wing
      apolitic*
      valori tradizionali
      traditional|conservative|christian|family values|views
      tesser* ~2 partito|sindacato|sindacal*
      party|union card
      eterosessual*|omosessual*|heterosexual*|homosexual*|gay|lesbi*
      straight candidate*|applicant*|person|people|man|men|woman|women|only|and_married`,
    in: "$any",
    notNear: "$talks",
    notIn: "pride inclus* friendly community comunita network benvenut* straightforward",
    evenDenied: true,
  },
  {
    says: `sei praticante|credente|religios*|battezzat*|gay
      are you religious|a_believer|observant|gay|a_christian
      do you go_to|attend|believe|pray`,
    in: "?",
    neverAlone: true,
  },
];
