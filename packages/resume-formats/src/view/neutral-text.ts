/** Nouns for things that end like a role: "motore", "matrice", "settore". */
const things =
  /^(?:motore|settore|fattore|trattore|vettore|rotore|reattore|scooter|contatore|generatore|trasformatore|alternatore|acceleratore|processore|connettore|interruttore|rilevatore|indicatore|separatore|refrigeratore|ventilatore|condensatore|evaporatore|calcolatore|elaboratore|simulatore|emulatore|compilatore|elevatore|nebulizzatore|operatore logico|monitore|vettrice|matrice|lavatrice|calcolatrice|cicatrice|fresatrice|stampatrice|etichettatrice|imballatrice|confezionatrice|piegatrice|levigatrice|rettificatrice|macinatrice|impastatrice|motrice|locomotrice|mietitrebbiatrice|livellatrice)$/;

const roles = [
  // Any role in -tore/-trice or -sore/-sora, except the words in `things`.
  [/\b(\p{Lu}?\p{Ll}{2,}t)(?:ore|rice)\b(?!\/)/gu, "ore/trice"],
  [/\b([Pp]rofess|[Aa]ssess|[Rr]evis|[Dd]ifens|[Ss]upervis|[Ii]nvas)(?:ore(?:ssa)?|ora)\b(?!\/)/gu, "ore/a"],
  [/\b([Dd]ott)(?:ore(?:ssa)?)\b(?!\/)/gu, "ore/ssa"],
  [
    /\b([Ii]nfermi|[Cc]ameri|[Mm]agazzini|[Rr]agioni|[Ii]ngegn|[Pp]arrucchi|[Pp]asticci|[Gg]iardini|[Bb]anconi|[Cc]assi|[Gg]elati|[Aa]lbergat|[Bb]arbi|[Cc]onsigli|[Pp]orti|[Uu]sci)er[ea]\b(?!\/)/gu,
    "ere/a",
  ],
  [
    /\b([Ii]mpiegat|[Oo]perai|[Cc]ommess|[Ss]egretari|[Cc]uoc|[Mm]aestr|[Aa]vvocat|[Aa]rchitett|[Pp]sicolog|[Bb]iolog|[Gg]eolog|[Ss]ociolog|[Oo]stetric|[Mm]edic|[Ff]otograf|[Oo]perai|[Bb]idell|[Ff]orna|[Bb]arist|[Ss]art|[Ii]mpiegat|[Tt]irocinant|[Ss]tagist|[Aa]ddett|[Aa]pprendist)[oa]\b(?!\/)/gu,
    "o/a",
  ],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Participles that describe a person anywhere, unless they follow a feminine noun for a thing ("azienda specializzata"). */
const states =
  /(?<!(?:azienda|società|ditta|impresa|persona|figura|attività|squadra|linea|rete|piattaforma|area|struttura|scuola|laurea|applicazione|soluzione|clientela)\s)\b([Ll]aureat|[Dd]iplomat|[Ll]aureand|[Ss]posat|[Dd]ivorziat|[Vv]edov|[Aa]ppassionat|[Ee]spert|[Ii]scritt|[Aa]ssunt|[Pp]romoss|[Cc]resciut|[Aa]bituat|[Ss]pecializzat|[Mm]otivat|[Dd]iplomand|[Aa]bilitat|[Nn]at(?=[oa]\s+(?:a|ad|il|in|nel|nell|e)\b))[oa]\b(?!\/)/giu;

/**
 * Words that agree with the author after "I am", "I have been" or "I became": "sono stata", "mi sono occupata", "sono autonoma".
 */
const afterBeing =
  /\b((?:[Ss]ono|[Ss]on|[Ee]ro|[Ff]ui)\s+(?:stat[oa](?:\/a)?\s+)?(?:sempre\s+|molto\s+|anche\s+|poi\s+)?)(\p{Ll}{2,}(?:at|it|ut|st|tt|rt|rs|ss|es|av|om|os|iv|ic|nt|ul|rd))[oa]\b(?!\/)/gu;

/** An adjective directly after a role, which agrees with it: "sviluppatore/trice curiosa". */
const behindRole = /(\/(?:trice|ssa|a)\s+)(\p{Ll}{2,}(?:os|av|iv|at|it|ut|rt|tt|om|an))[oa]\b(?!\/)/gu;

const articles: readonly (readonly [RegExp, string])[] = [
  [/^(?:un|uno|una|un['’])$/i, "un/a"],
  [/^(?:il|lo|la|l['’])$/i, "il/la"],
  [/^(?:del|dello|della|dell['’])$/i, "del/della"],
  [/^(?:al|allo|alla|all['’])$/i, "al/alla"],
  [/^(?:dal|dallo|dalla|dall['’])$/i, "dal/dalla"],
];
/**
 * Articles before roles, and before nouns with one form for both genders. An article would reveal the gender that the noun no
 * longer shows.
 */
const beforeRole =
  /\b(?:([Uu]n['’]|[Ll]['’]|[Dd]ell['’]|[Aa]ll['’])|([Uu]n[oa]?|[Ii]l|[Ll][oa]|[Dd]el(?:l[oa])?|[Aa]l(?:l[oa])?|[Dd]al(?:l[oa])?)\s+)(?=(?:(?:giovane|senior|junior)\s+)?(?:\p{L}+\/(?:trice|a|ssa)(?!\p{L})|(?:consulente|responsabile|analista|docente|assistente|dirigente|insegnante|progettista|specialista|giornalista|farmacista|elettricista|autista|barista|stagista|apprendista|tirocinante|rappresentante|manager|designer|developer|engineer|sviluppat)\b))/gu;

const people: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:[Ss]ig\.?\s?ra|[Ss]ignor[ae]?|[Ss]ig\.?na|[Ss]ignorina|[Dd]ott\.?ssa|[Dd]r\.?ssa|[Pp]rof\.?ssa)\b\.?\s*/gu,
    "",
  ],
  [/\b[Ss]ig\.\s+(?=\p{Lu}|…)/gu, ""],
  [/\b[Uu]na donna\b|\b[Uu]n uomo\b|\b[Uu]na ragazza\b|\b[Uu]n ragazzo\b/gu, "una persona"],
  [/\b(?:donna|uomo|ragazz[oa])\b/gu, "persona"],
  [/\b(?:mamma|madre|papà|padre)(?!\p{L})/gu, "genitore"],
  [/\b(?:moglie|marito)\b/gu, "coniuge"],
  [/\b(?:nubile|celibe)\b/gu, "…"],
  [/\b(?:maternità|paternità)(?!\p{L})/gu, "congedo parentale"],
  [/\bcongedo di congedo\b/gu, "congedo"],
];

const english: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Mr|Mrs|Ms|Mx)\b\.?\s*/g, ""],
  [/\bMiss\s+(?=\p{Lu}|…)/gu, ""],
  [/\b(?:himself|herself)\b/g, "themselves"],
  [/\b(?:he|she)\s+(?:is|was)\b/g, "they are"],
  [/\b(?:He|She)\s+(?:is|was)\b/g, "They are"],
  [/\b(?:he|she)\b/g, "they"],
  [/\b(?:He|She)\b/g, "They"],
  [/\b(?:him)\b/g, "them"],
  [/\b(?:hers)\b/g, "theirs"],
  [/\b(?:his|her)\b/g, "their"],
  [/\b(?:His|Her)\b/g, "Their"],
  [/\b([Cc]hair|[Ss]ales|[Bb]usiness|[Ss]pokes|[Cc]amera|[Cc]rafts|[Ff]ore)(?:man|woman)\b/g, "$1person"],
  [/\b([Ww]ait)ress\b/g, "$1er"],
  [/\b([Aa]ct)ress\b/g, "$1or"],
  [/\b([Hh]ost)ess\b/g, "$1"],
  [/\b([Ss]teward)ess\b/g, "$1"],
  [/\b(?:wife|husband)\b/g, "spouse"],
  [/\b(?:maternity|paternity) leave\b/gi, "parental leave"],
  [/\b(?:mother|father|mum|mom|dad)\b/g, "parent"],
  [/\b(?:businesswoman|businessman)\b/g, "businessperson"],
];
/**
 * Gendered English words. They are replaced only in English text, because they mean something else in Italian ("man mano", "niente
 * male").
 */
const englishOnly: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a\s+)?(?:female|male)\s+(?=\p{Ll})/gu, ""],
  [/\b(?:woman|man|girl|boy)\b/g, "person"],
  [/\b(?:women|men|girls|boys)\b/g, "people"],
];
const isEnglish = (text: string): boolean => /\b(?:the|and|of|with|for|to|I|my)\b/.test(text);

const replaceAll = (text: string, pairs: readonly (readonly [RegExp, string])[]): string =>
  pairs.reduce((rest, [pattern, put]) => rest.replaceAll(pattern, put), text);

function neutralRoles(text: string): string {
  return roles.reduce(
    (rest, [pattern, ending]) =>
      rest.replaceAll(pattern, (found: string, stem: string) =>
        things.test(found.toLowerCase()) ? found : stem + ending,
      ),
    text,
  );
}

const neutralArticle = (text: string): string =>
  text.replaceAll(beforeRole, (found: string, elided?: string, whole?: string) => {
    const article = elided ?? whole ?? "";
    const pair = articles.find(([pattern]) => pattern.test(article));
    if (!pair) return found;
    return `${/^\p{Lu}/u.test(article) ? pair[1].charAt(0).toUpperCase() + pair[1].slice(1) : pair[1]} `;
  });

/**
 * Removes the author's gender from free text: Italian roles, participles and articles get both endings, English pronouns become "they".
 * Idempotent. It does not change the order of the words, so that the neutral form of a line also occurs in the neutral form of the
 * whole text.
 */
export function neutralText(text: string): string {
  const roled = neutralArticle(neutralRoles(replaceAll(text, people)));
  const italian = roled.replaceAll(states, "$1o/a").replaceAll(afterBeing, "$1$2o/a").replaceAll(behindRole, "$1$2o/a");
  const done = replaceAll(italian, english);
  return isEnglish(done) ? replaceAll(done, englishOnly) : done;
}
