// Patterns of unclear English. Each pattern says what to write instead; CONTRIBUTING.md ("Plain English") has the rules.
export const patterns = [
  {
    id: "who-without-noun",
    pattern:
      /(?:^|[.;:,(]\s|\b(?:to|for|by|of|from|with|than|and|or|but|where|when|if|only|not|nor|as|at|on|in|about)\s)who\b(?!\s+(?:may|can)\b)/gi,
    bad: "refused to who has not confirmed",
    good: "refuses users who have not confirmed",
    instead: "name the person: user, viewer, caller, author, member, recruiter, owner, talent, candidate, admin",
  },
  {
    id: "whoever",
    pattern: /\b(?:whoever|whomever|whose it is|to whom)\b/gi,
    bad: "whoever fails in between",
    good: "the worker that fails in between",
    instead: "name the person",
  },
  {
    id: "unnamed-subject",
    pattern: /(?:^|[.;:]\s)(?:What|Whatever|Whose|Where|Who)\s[^.;:?]*(?:[.;:]|$)/g,
    bad: "What waits goes in the transaction that counts it.",
    good: "The counting transaction deletes the waiting rows.",
    instead: "begin with the subject, not with a clause that describes it",
  },
  {
    id: "one-as-subject",
    pattern: /\b(?:one|ones) (?:that|who|which|is|was|has|may|can|must)\b|\bone['’]s\b/gi,
    bad: "One that was made",
    good: "A sent offer",
    instead: "name the thing or the person",
  },
  {
    id: "aphorism",
    pattern: /(?:^|[.;:]\s)(?:Nothing|Nobody|None|Neither|No one|Everybody|Somebody)\s/g,
    bad: "Nothing of the person may be shown",
    good: "Hides personal data until the application is revealed",
    instead: "say the condition, then the effect, in the active voice",
  },
  {
    id: "everyday-verb",
    pattern:
      /\b(?:tells?|telling|told|hears?|heard|falls|fell|fallen|foretold)\b|\bstands? (?:in|on|at|for|under|beside|there|alone|here)\b/gi,
    bad: "the owner is told",
    good: "notifies the owner",
    instead: "use the technical verb: notify, publish, report, subscribe, fail, crash, render, log",
  },
  {
    id: "passive-everyday-verb",
    pattern:
      /\b(?:is|are|was|were|be|been|being) (?:said|looked at|carried|spoken|asked for|asked|given up|had|made of)\b/gi,
    bad: "the server is asked for it",
    good: "requests it from the server",
    instead: "use the technical verb in the active voice",
  },
  {
    id: "private-term",
    pattern:
      /\b(?:the one door|by (?:a|the|its) doors?|inner port|in lots|lots of (?:a|some|ten|fifty|\d)|beats (?:every|each|a)|by its word|in the name of|of its own accord|in the way of|at the door|a sign in common|what is left of)\b/gi,
    bad: "sent in lots of fifty",
    good: "sent in batches of fifty",
    instead: "use the term of the glossary: CLI, internal port, batches, heartbeats",
  },
];
