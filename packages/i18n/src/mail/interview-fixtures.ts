export const webOrigin = "https://orbita.example";
export const foot = {
  preferences: `${webOrigin}/settings/notifications`,
  unsubscribe: `${webOrigin}/unsubscribe/segreto`,
};
export const about = {
  ...foot,
  space: "Lanterna Software",
  initial: "L",
  post: "Sviluppo backend Java",
  link: `${webOrigin}/applications?id=1`,
};
const ofInterview = {
  ...about,
  from: "Lanterna Software",
  whom: "Lanterna Software",
  how: "45 minuti, in video: https://meet.lanterna.example/1",
  with: "Davide Parodi, Marta Olivieri",
  when: "martedì 17 novembre 2026 alle ore 09:30",
  shortWhen: "mar 17 nov, 09:30",
  zone: "Ora standard dell’Europa centrale",
};
/** Parameters of the mails about interviews, for tests. */
export const interviewParams = {
  interviewProposed: {
    ...ofInterview,
    items: [
      `martedì 17 novembre 2026 alle ore 09:30\t${webOrigin}/applications?id=1&time=2026-11-17T08:30Z`,
      `mercoledì 18 novembre 2026 alle ore 10:30\t${webOrigin}/applications?id=1&time=2026-11-18T09:30Z`,
    ].join("\n"),
    words: "RabbitMQ tra 40 magazzini: come avete scelto che cosa perdere.",
    by: "Lanterna Software",
    day: "martedì 17 novembre 2026 alle ore 09:00",
    moved: "true",
  },
  interviewConfirmed: ofInterview,
  interviewMoved: ofInterview,
  interviewNoneFits: { ...ofInterview, words: "Quella settimana sono fuori." },
  interviewMoveAsked: { ...ofInterview, words: "Un imprevisto." },
  interviewExpired: { ...ofInterview, words: "" },
  interviewCancelled: { ...ofInterview, words: "La posizione è chiusa.", why: "L’annuncio è stato chiuso." },
  interviewTomorrow: ofInterview,
  interviewSoon: ofInterview,
};
