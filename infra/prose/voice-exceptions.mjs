// Texts that may contain what a rule forbids, each with its reason. An exception that matches no text fails the check.
export const voiceExceptions = [
  { rule: "squadra", language: "it", text: /^ascolto, lavoro di squadra…$/, reason: "teamwork as a soft skill" },
  { rule: "exclamation mark", text: / - ! \? €$/, reason: "an example of a special character for passwords" },
  { rule: "squadra", language: "it", text: /^Java, .*, lavoro di squadra…$/, reason: "teamwork as a skill" },
];
