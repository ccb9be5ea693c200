const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Skill names that are also everyday words: matched only in their exact case. */
export const everydayWords = setOf(`
  access alias apex argo assembly assembler astro aurora axios board bootstrap bubble burp camel capacitor cascade cassandra
  chef claude classroom concrete confluence confluent corel cucumber cursor cypress dart delphi delta desktop django dora
  eagle eclipse elastic electron elixir eloquent envoy expo express fabric figma flask flow flux flutter gamma gemini gimp
  glue groovy gradle gulp helm hive hudson ignition illustrator infinity ionic istio jest julia jasmine juniper kettle knife
  kong lambda laser less lectra lighthouse lightroom loki looker lotus lua mago maven maya merlo miro mocha mulligan maitland
  navigator nest nexus node nova nuke nuxt opera oracle outlook panthera pascal pandas perl phoenix playwright postman prestige
  prolog prometheus pulse puppet quark rack rails raspberry rasa react redshift remix revolution rhino ruby rust sass sanity
  scala shader sharp siebel sketch slide snow snowflake solaris solid sonar spark splunk spring spunk stata storybook stripe
  struts swift swing symfony tableau tailwind teams torch trac tracing triage unico unicorn unity unreal vault velocity vision
  visio vite vue windows word writer yarn zend zephyr zoom zephir
`);

/**
 * Skill names like `everydayWords` that match only if the sentence also mentions technology, because they are even more common
 * as words: a chef in a kitchen, a board of directors, an express train.
 */
export const needsCompany = setOf("chef board less express remix helm spring bootstrap swing rack alias snow");

/** Skill names of one or two letters with many other meanings: matched only beside a word that disambiguates them. */
export const needsNeighbour = setOf("c r go");

/** Short acronyms with vowels that match in lowercase too, because they are no words in lowercase. */
export const safeInSmall = setOf(
  "aws sap erp seo cad etl iot kpi api oop bim gis vba ajax ansi ide cobol uml url ios ci aem elk sem dba gpu ui ux cae cam scada hmi gdpr haccp iso abap ansys saas paas iaas qa json ajax rest soap unix linux osint siem olap jira",
);

/** Text after a skill name that shows another meaning than the skill: "excel at", "spring 2019", "go to market", "borsa di studio". */
export const otherSense: ReadonlyMap<string, RegExp> = new Map([
  ["excel", /^\s+(?:at|in\s+(?:a|an|all|every|my|the|this)|as)\b/],
  ["go", /^[\s-]+(?:to|live|for|beyond|ahead|on|kart|karting|pro)\b/],
  ["spring", /^\s+(?:\d|break|season|summer|semester|term|campaign|collection)/],
  ["express", /^\s+(?:delivery|courier|train|shipping|checkout|service)/],
  ["borsa", /^\s+(?:di\s+(?:studio|ricerca|dottorato|lavoro)|lavoro)\b/],
  ["word", /^\s+of\b/],
  ["access", /^\s+(?:to|control|point)\b/],
  ["board", /^\s+(?:of|member|meeting)/],
  ["react", /^\s+(?:to|quickly)\b/],
  ["windows", /^\s+(?:and\s+doors|cleaning|cleaner)/],
  ["oracle", /^\s+of\b/],
  ["scala", /^\s+(?:mobile|di|nazionale|locale|internazionale|industriale|a\s)/],
  ["teams", /^\s+(?:of|across|and)\b/],
  ["r", /^\s*&/],
  ["c", /^\s*&/],
]);

/** Text before a skill name that shows another meaning than the skill: "to excel". */
export const otherSenseBefore: ReadonlyMap<string, RegExp> = new Map([
  ["excel", /\b(?:to|i|we|who|consistently|always|teams?|people)\s+$/],
  ["access", /\b(?:internet|remote|data)\s+$/],
  ["scala", /\b(?:su|larga|vasta|in|la)\s+$/],
  ["board", /\b(?:advisory|the|management|executive|job|full)\s+$/],
]);

const technology =
  /\b(?:software|programm\w+|sviluppat\w+|svilupp\w+|develop\w+|linguagg\w+|framework|librer\w+|backend|back-end|frontend|front-end|full[- ]?stack|devops|cloud|microserv\w+|database|web|api|rest|server|script\w*|coding|codice|code|java|javascript|typescript|python|php|ruby|kotlin|node|node\.js|angular|docker|kubernetes|linux|git|ansible|terraform|puppet|jenkins|html|css|sql|hibernate|maven|grafana|aws|azure|deploy\w*|automat\w+|business intelligence|bi|cpm|budgeting|plm)\b/;
export const speaksOfTechnology = (sentence: string): boolean => technology.test(sentence);

/** Text right before a one-letter name which confirms that the letter is a programming language. */
export const neighbourBefore =
  /(?:\b(?:linguagg\w*|language|languages|programming|programmazione|programmare|programmatore|programmer|sviluppat\w+|developer|engineer|coding|codice|code|scritt[oaie]|written|script|scripts|ansi|embedded|firmware|in|using|usando|statistic\w*|microserv\w*|servizi|backend|ambiente|software)\s*[:(]?\s*)$/;
/** Matches text after which a single letter is a programming language ("con C"), unless it is an initial ("con C. Rossi"). */
export const withBefore = /\b(?:con|with)\s+$/;
/** Text right after a one-letter name which confirms that the letter is a programming language. */
export const neighbourAfter =
  /^\s*(?:developer|development|developers|programmer|programming|language|engineer|microserv\w*|services?|backend|packages?|scripts?|shiny|studio|embedded|firmware|\(golang\)|\(linguaggio\)|\(language\))/;
/** Matches members of a list of programming languages: a single letter between them is a language too. */
const member = String.raw`(?:c\+\+|c#|c|r|f#|go|golang|java|javascript|typescript|python|php|ruby|rust|perl|sql|matlab|simulink|fortran|assembly|assembler|cobol|pascal|delphi|visual basic|vba|vhdl|verilog|scala|kotlin|swift|julia|sas|spss|stata|excel|bash|shell|linux|qt|html|lua|haskell|elixir|node(?:\.js)?|\.net|labview|arduino|power bi|tableau|docker|kubernetes|rstudio|tidyverse|ggplot2|tensorflow|pandas|postgresql|grpc|kafka)`;
const between = String.raw`\s*(?:,|/|;|\||&|\+(?!\+)|\be\b|\bed\b|\bo\b|\band\b|\bor\b|•|\()\s*`;
export const memberBefore = new RegExp(String.raw`(?<![\p{L}\p{N}.+#&-])${member}${between}$`, "u");
export const memberAfter = new RegExp(String.raw`^${between}${member}(?![\p{L}\p{N}#+&-]|\.\p{L})`, "u");
