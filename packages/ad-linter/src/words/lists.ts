/** Word lists that the tables share: `stem*`, `two_words`, `$list`; plain text, no accents. See find/words.ts. */
export const lists: Readonly<Record<string, string>> = {
  // Requesting, wishing, excluding.
  deny: "no non not never nor neither ne senza without nessun* niente mai don doesn won isn aren shouldn mustn zero priv* assenza mancanza lacking free_of free_from liber*_da esent*_da few",
  refuse: "no non not never nor ne niente nessun* astener* esclu* tranne except* excluding don doesn won cannot",
  hires: "assum* accett* prend* cerc* valut* consider* vogl* ammett* hire* hiring accept* employ* take want* tolerate",
  out: "astener* esclu* scart* cestin* ignorat* look_elsewhere apply_elsewhere go_elsewhere try_elsewhere altrove need_not should_not must_not cannot can_not will_not won_t not_be are_not aren_t is_not isn_t would_not non_sar* non_verr* non_vien* non_vengon* non_poss* non_puo non_sono non_e non_ammess* non_accett* turned_down not_welcome not_suit* unsuit* pregat* not_to_apply not_compat* incompat* mal_si discarded rejected ignored binned non_gradit* non_adatt* non_idone* non_indicat* not_fit not_be_happy non_mand* non_invi* non_faccia* non_presenti* non_si_candid* not_apply not_send",
  shut: "need_not should_not cannot_apply not_apply not_be_considered not_be_taken not_be_accepted not_be_read not_be_hired not_be_called not_be_interviewed not_be_contacted will_not non_saranno non_verranno non_sara non_verra non_vengono esclus* escludi* escludono astener* preclus* rejected turned_away turned_down discarded not_wanted not_welcome unwelcome non_gradit* pregat* look_elsewhere apply_elsewhere go_elsewhere try_elsewhere non_e_il_benvenut* non_e_benvenut* non_sono_benvenut* non_sono_i_benvenut* not_accepted not_suitable not_suited non_adatt* non_e_adatt* non_assum* non_si_assum* non_accett* non_si_accett* non_prend* do_not_hire do_not_employ don_t_hire don_t_employ do_not_take don_t_take scartat* incompatib* not_compatible",
  only: "solo sole_donne soli_uomini soltanto solamente esclusiv* unicament* rigorosament* only exclusively strictly solely riservat* reserved",
  wish: "preferi* precedence gradireb* scegl* choose* spett* preferenz* predilig* privilegi* gradit* graditi gradiamo meglio ideal* prefer* preference favour* favor* priorit* precedenza rather suited suitable suits_a adatt* indicat* best better ottim* perfett* perfect great apprezz* orientiamo con_favore si_addice addice fits",
  need: "cerc* ricerc* selezion* vogl* vorr* voglia serve servono servira servirebbe occorr* richied* richiest* necessari* obbligatori* indispensabil* fondamental* essenzial* requisit* deve devi devono dovr* desider* chied* esig* pretend* assum* inserir* aspettiamo accett* looking look_for looks_for seek* hire* hiring need* want* recruit* must should ought requir* expect* essential mandatory compulsory necessary ask asks asked insist* calls_for call_for after_a request* wishes titolo_preferenziale",
  speak:
    "indic* specific* dichiar* precis* segnal* comunic* elenc* facci_sapere qual quale quali quant* che_cosa state indicate specify declare tell_us let_us_know mention list disclose what which who do_you are_you have_you did_you is_your would_you sei hai ? please",
  who: "valut* consider* prend* benvenut* apply applying pictur* imagin* in_mind open_to contatt* rivolg* rivolt* dedicat* pensa pensato pensata pensiamo join* appoint* engag* people_who qualcuno amiamo vantaggio advantage asset titolo welcome we_like diamo daremo punta puntiamo ammess* selezionat* profil* candidat* applicant* person* chi essere sia siano be you you_are staff people someone somebody anyone colleague* worker* helps plus importan* conta contano counts matter* per_il for_this",
  demand: "$only $wish $need $who",
  any: "$demand $speak $refuse",
  staff:
    "candidat* aspirant* person* personale lavorator* lavoratric* operai* collaborator* addett* figura figure profil* risors* manodopera maestranz* staff colleg* element* organico applicant* people worker* employee* colleague* crew* operator* assistant* receptionist* waiter* cook* mechanic* welder* therapist* nurse* driver* cleaner* carer* guard* secretar* individual* dipendent* equipagg* personnel workforce gente presenza collaboratric*",
  house:
    "badant* colf domestic* tata nann* babysitter camerier* cuoc* murator* autist* infermier* saldator* bracciant* signora famigli* tecnici",
  // Benefits, and people whom the work serves.
  gives:
    "welfare asil* nido conged* permess* contribut* bonus bors* centri_estivi polizz* assicura* buon* rimbors* sostituzion* assegn* conciliazion* convenzion* benefit* insurance leave nursery creche allowance voucher* perk* subsid* cover* camp camps reimburs* sostegn* support* agevola* tutel* discount* sconti health_plan gratuit* free_tickets extra_leave un_giorno orari_compat*",
  serves:
    "client* pazient* utent* ospit* student* alunn* alliev* visitator* lettor* consumator* turist* degent* customer* patient* guest* user* pupil* resident* reader* visitor* consumer* tourist* member* children_aged bambin*_da",
};
