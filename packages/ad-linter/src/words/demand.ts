/** Words around a trait that make it a demand, a refusal or a question. Pieces of expressions over plain text. */

export const search =
  "(?:cerchiamo|ricerchiamo|cercasi|cercansi|cerca|cercano|cercando|ricerca|ricercano|ricercando|seleziona|selezioniamo|assumiamo|assume|vogliamo|vorremmo|siamo alla ricerca di|ci serve|ci servono|serve|servono|occorre|occorrono|looking for|look for|looks for|seeking|seek|seeks|hiring|hire|recruit\\w*|we need|needs|need|wanted|want|wants|we want|search for|searching for|would rather have|would like)";

/** Asked for, wished for, or alone welcome. */
export const demands = new RegExp(
  `\\b(?:${search}|dev(?:e|i|ono|'essere)|dovr\\w+|richied\\w+|richiest\\w+|preferi\\w+|preferenz\\w+|preferibil\\w+|gradit\\w+|gradiamo|indispensabil\\w+|necessari\\w+|necessita|obbligatori\\w+|requisit\\w+|sol[oae]|soltanto|solamente|esclusiv\\w+|unicament\\w+|riservat\\w+|ideal\\w*|meglio|apprezz\\w+|privilegi\\w+|predilig\\w+|adatt\\w+|desider\\w+|chiediamo|si chiede|chied\\w+|essere|sia|pretend\\w+|esig\\w+|aspettiamo|aspetta|necessariament\\w+|titolo preferenziale|fondamental\\w+|profil\\w+|candidat\\w+|must|requir\\w+|calls? for|prefer\\w*|preference|only|should|ought|expect\\w*|essential|mandatory|compulsory|reserved|suit\\w*|necessary|have to|has to|has got to|insist\\w*|rather|applicants?|candidates?|welcome|please|favou?r\\w*|priority|we ask|are asked|we are after|you are|you have|you will be|looking|request\\w*|accett\\w+|accept\\w*|insist\\w*|segnala\\w*|prega|take|takes|employ\\w*|indicat[oa]|nostr[oaie] prossim\\w+|chi|helps?|plus|importan\\w+|conta|counts?|matters?|precedenza|priorit\\w+|pregat[oaie]|elsewhere|altrove)\\b`,
);
/** Kept out. */
export const refusals =
  /\b(?:no|non|ne|nessun\w*|niente|senza|esclus\w+|esclud\w+|astener\w+|tranne|salvo|eccett\w+|evita\w*|scart\w+|cannot|can't|can not|not|never|nor|without|excluded?|excluding|except\w*|won't|unsuitable|reject\w*|discard\w*|refrain|avoid|other than|unfit|do not apply|free (?:of|from)|priv[oaie]|liber[oaie]|assenza|aren't|isn't|don't|neither)\b/;
/** Asked in so many words: forms and questions. */
export const questions =
  /\?|\b(?:indica\w*|specifica\w*|dichiar\w+|precisa\w*|segnala\w*|comunica\w*|qual[ei]?|quant[oiae]|quando|please (?:indicate|state|specify|tell|say|give|declare|mention|note)|indicate|state|specify|declare|tell us|let us know|what|which|do you|are you|have you|did you|mention)\b/;
/** What an employer gives to those who have a family, a faith or an ailment. */
export const gives =
  /\b(?:welfare|asil\w+|nido|conged\w+|permess\w+|contribut\w+|bonus|bors[ea]|centri estivi|polizz\w+|assicura\w+|buon[oi]|rimbors\w+|sostituzion\w+|assegn\w+|conciliazion\w+|convenzion\w+|benefit\w*|insurance|leave|nursery|creche|allowance|vouchers?|perks?|subsid\w+|coverage|cover|summer camps?|reimburs\w+|sostegn\w+|support\w*|agevola\w+|tutel\w+|discount|sconti)\b/;
