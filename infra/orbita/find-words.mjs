// Words for docs/find.md that no source says.

/** For tables whose migration says nothing; an applied migration is never edited. */
export const meanings = {
  outbox: "What happened, once for each place that must hear of it",
  users: "People, with what they may in the back office",
  refresh_tokens: "Each points to the one it followed; only hashes are kept",
  spaces: "Companies: name, address, publishing slots",
  members: "Who works in which Space, as what",
  job_posts: "Job ads in every state; a deleted one stays, marked so",
  passkeys: "Public keys of authenticators, by their owner",
  files: "Uploads: what they are for, who owns them, which objects hold them",
  contact_requests: "What people wrote to whoever runs the installation",
  idempotency_keys: "Answers to requests with an Idempotency-Key, kept for 48 hours",
};

/** The web app's own parts, by folder: a component is in the file of its name. */
export const webFolders = {
  "features/account": "Sign up, sign in, codes by mail, a new password, another address",
  "features/activity": "Lines of a person's log, in words",
  "features/admin": "The back office",
  "features/contact": "Writing to whoever runs the installation",
  "features/gallery": "Every component of the kit, in development",
  "features/home": "The first page",
  "features/job-posts": "A Space's posts: list, editor, publishing, closing",
  "features/jobs": "Public search and job page, with its JobPosting data",
  "features/legal": "Terms, privacy, cookies, accessibility, how results are ordered",
  "features/invitation": "What the link of an invitation opens",
  "features/members": "A Space's members, their roles, invitations",
  "features/onboarding": "The four questions of the start, and what takes one back to them",
  "features/passkeys": "Signing in with a passkey; one's passkeys",
  "features/person-page": "A person's public page",
  "features/settings": "Profile and images, privacy, notifications, sign-in and security, activity, one's data",
  "features/social": "Signing in and up with a provider, and connecting one",
  "features/space-page": "A Space's public page",
  "features/spaces": "Opening a Space",
  "shell/api": "The client in browser and server, failures, offline",
  "shell/captcha": "The pass that guests need, got without being noticed",
  "shell/form": "Forms on the contract's schemas, words of errors",
  "shell/format": "Dates, money, numbers",
  "shell/frames": "Frames of guest, member and admin, the switch between them",
  "shell/i18n": "Language of the address, catalogues",
  "shell/navigation": "Titles, page and size in the address, focus and scroll, the way back",
  "shell/realtime": "STOMP connection, hints",
  "shell/session": "Who one is, guards, what the browser keeps",
  "shell/states": "Empty, loading, error, offline, maintenance, not allowed",
  "shell/table": "Pages of a table",
};

export const placeRows = [
  ["a configuration value", "[configuration.md](configuration.md), made from each process's `config.ts`"],
  [
    "an error code",
    "`packages/contract/src/errors/`; its words: `packages/i18n/src/` (server), `apps/web/src/shell/form/` (web)",
  ],
  ["a number of the specification", "`packages/contract/src/<feature>/limits.ts`"],
  ["a realtime message", "`packages/contract/src/realtime/messages.ts`; who listens: `onHint` in `apps/web/src`"],
  ["a text of the web app", "`apps/web/src/locales/{public,app}/<language>.po`"],
  ["a colour, a size, a shadow", "`packages/ui/src/tokens/`"],
  ["a dependency and its reason", "[dependencies.md](dependencies.md)"],
  ["a command of `./orbita`", "`infra/orbita/commands/<command>.sh`"],
  ["a step of CI", "`infra/orbita/steps`"],
  ["a server and its version", "`infra/services/parts/<server>`; in production `compose.yaml`"],
  ["why it is so", "[adr/](adr/README.md)"],
];
