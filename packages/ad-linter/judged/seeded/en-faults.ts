import type { ContradictionTexts, SeedTables } from "./tables.ts";

export const said: SeedTables["said"] = {
  employerAnonymous: [
    "[[{Our confidential client|An undisclosed company|A leading company that wishes to remain anonymous}]] is growing.",
    "We recruit [[on behalf of {a client|our client|one of our clients}]], who will employ you directly.",
    "[[Our client]] is {a family business|an international group} and will be the employer.",
    "[[The name of the {company|employer} {is confidential|will be disclosed at the interview}]].",
  ],
  genderedText: [
    "We are looking for [[{noun}]] who likes teamwork.",
    "The ideal candidate knows the trade, and [[{he|she} enjoys]] passing it on.",
    "The successful applicant will have [[{his|her} own desk]] and budget.",
    "Our new colleague starts when [[{he|she} can]].",
    "We need [[{noun}]] from {next month|spring|autumn}.",
  ],
  sexRequired: [
    "[[{Women|Men|Females|Males|Ladies} only]].",
    "[[{Female|Male} {candidates|applicants|staff} {only|preferred}]].",
    "We {want|would prefer} [[a {man|woman|lady|gentleman}]] for this post.",
    "The job is [[{reserved for|restricted to} {women|men}]].",
    "[[No {men|women}]], please.",
  ],
  ageLimit: [
    "[[{Maximum age|Age limit|Max. age}: {28-45}]].",
    "[[Under {28-40}{s|}]] only.",
    "Applicants should be [[{between|aged} {20-26} {and|to} {32-45}]] years old.",
    "[[{No|Not} older than {28-50}]].",
    "[[{No over-{40-55}s|Nobody over {40-55}}]], please.",
    "[[Age {20-26}–{30-40}]].",
  ],
  ageWords: [
    "We are [[a young{, dynamic| and lively|, fun} team]].",
    "We want [[{young|youthful} people]] with {energy|drive|ideas}.",
    "[[Digital natives]] will feel at home.",
    "Ideal for [[{a young person|someone young|young professionals}]].",
    "Our [[{young|youthful} crew]] needs company.",
  ],
  nationality: [
    "[[{Italian|EU} {nationals|citizens} only]].",
    "[[{No foreigners|No foreign applicants|No non-EU citizens}]].",
    "Applicants must [[{be Italian citizens|hold Italian citizenship|have an EU passport}]].",
    "Preference for people [[of {Italian|European} {origin|descent}]].",
  ],
  nativeSpeaker: [
    "[[Native {English|German|French|Italian} speaker]] required.",
    "You are [[a native speaker of {English|German|French|Italian}]].",
    "[[{English|German|Italian} {mother tongue|mother-tongue}]] needed.",
    "[[Native {English|German|Italian}]] is a must.",
  ],
  family: [
    "[[{No children|Without children|No family commitments|No dependants}]], please.",
    "We prefer applicants who are [[{single|unmarried|childless|free of family ties}]].",
    "[[{Pregnant women|Mothers of small children|Parents of toddlers} {cannot be considered|need not apply}]].",
    "? [[{Are you married|Do you have children|Are you pregnant|Do you plan to have children}?]]",
    "State [[{your marital status|how many children you have}]].",
  ],
  appearance: [
    "You are [[{attractive|good-looking|pretty or handsome}]].",
    "Send your CV [[{with a photo|with a recent photograph|together with a full-length picture}]].",
    "[[{Good looks|A pleasant appearance|An attractive appearance|A slim figure}]] required.",
    "[[{Minimum height|Height at least} {160-178} cm]].",
  ],
  belief: [
    "You are [[{a practising Christian|a practising Catholic|a believer}]].",
    "[[{No union members|Trade unionists need not apply|No members of political parties}]].",
    "? [[{What is your religion|Are you a member of a trade union|Which party do you vote for|What is your sexual orientation}?]]",
    "We prefer people [[{of Christian faith|without union membership|with conservative views}]].",
  ],
  health: [
    "You are [[in {perfect|excellent|good} health]].",
    "[[{No disabilities|No disabled applicants|Able-bodied people only}]].",
    "[[{Non-smokers only|Non-smoker required|No smokers}]].",
    "Applicants must have [[no {medical conditions|chronic illness|health problems}]].",
    "We ask for [[a {negative |}pregnancy test]].",
  ],
  payHistory: [
    "State [[{your current salary|your present salary|your last salary|what you earn now}]].",
    "Enclose [[{your last payslip|your latest payslip|three recent payslips}]].",
    "? [[{What is your current salary|How much do you earn now|What did you earn in your last job|What are you currently paid}?]]",
  ],
  availability: [
    "You are [[{always available|available at all times|reachable around the clock}]].",
    "[[{24/7 availability|Total availability|Unlimited flexibility|Round-the-clock availability}]] expected.",
    "We expect [[{complete|total|unlimited} flexibility on hours]].",
  ],
  unpaid: [
    "We begin with [[an unpaid {trial day|trial week|trial shift|training week}]].",
    "[[The first {week|two weeks|month} {is|are} not paid]].",
    "[[Training is {mandatory|compulsory} and paid for by the applicant]].",
    "You will do [[a {free|unpaid} trial]] first.",
    "In the first month we cover [[expenses only]].",
  ],
};

export const contradictions: ContradictionTexts = {
  pay: [
    "We offer [[a gross annual salary of €{otherPay}]].",
    "[[RAL €{otherPay}]].",
    "Pay is [[€{otherThousands}k gross per year]].",
    "[[Gross yearly pay: €{otherPay}]].",
  ],
  hours: [
    "You work [[{otherHours} hours {a|per} week]].",
    "[[Weekly hours: {otherHours}]].",
    "The job takes [[{otherHours} hours weekly]].",
  ],
  notPermanent: [
    "We offer [[a permanent contract]].",
    "The job is [[permanent]].",
    "[[Permanent {position|employment}]] {at once|from day one}.",
  ],
  permanent: [
    "This is [[a fixed-term contract of {3-12} months]].",
    "You work [[as a freelancer]] {and invoice us|with your own VAT number}.",
    "We offer [[an internship of {3-6} months]].",
    "[[Temporary contract]] until {June|December}.",
  ],
  fullTime: ["The job is [[part-time]].", "[[Part-time contract]]."],
  partTime: ["The job is [[full-time]].", "[[Full-time contract]]."],
  workplace: {
    workplace_type_office_presence: [
      "You work [[{fully remotely|100% remotely|entirely from home}]].",
      "[[{Two|Three} days a week from home]].",
      "This is [[a hybrid role]].",
    ],
    workplace_type_hybrid: [
      "The job is [[{fully|100%} remote]].",
      "You are [[in the office {every day|five days a week}]].",
    ],
    workplace_type_full_remote: [
      "You work [[{in the office every day|on site five days a week|from our office every day}]].",
      "[[Daily presence in the office]] is expected.",
    ],
  },
  noTravel: [
    "[[{No travel|No travel required|No business trips}]].",
    "The job [[{does not involve|requires no} travel]].",
  ],
  muchTravel: [
    "Expect [[{frequent travel|frequent trips|weekly trips} {abroad|across Italy|across Europe}]].",
    "You [[travel {two|three} weeks a month]].",
    "[[Extensive travel]] is part of the job.",
  ],
};
