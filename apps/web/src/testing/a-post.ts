import type { Author, Comment, FeedPost, Me, CommentOrReply } from "@orbita/contract";

const id = (last: number): string => `01938b3c-7a10-7c3e-9d1f-2b6a5c4d3${last.toString(16).padStart(3, "0")}`;

export const anAuthor = (fields: Partial<Author> = {}): Author => ({
  voice: "space",
  id: id(0x20),
  name: "Lanterna Software",
  address: "lanterna-software",
  hasPage: true,
  picture: null,
  headline: null,
  ...fields,
});

export const aPersonAuthor = (fields: Partial<Author> = {}): Author =>
  anAuthor({
    voice: "person",
    id: id(0x21),
    name: "Beatrice Lodi",
    address: "beatrice.lodi",
    headline: "Infermiera, Cesena",
    ...fields,
  });

/** A Space's post in a channel, in the feed of a user who can only read. */
export const aPost = (number = 1, fields: Partial<FeedPost> = {}): FeedPost => ({
  id: id(0x100 + number),
  author: anAuthor(),
  channel: { id: id(0x30), url: "sviluppo", name: "Sviluppo" },
  text: `Abbiamo chiuso la posizione di analista dati (${number}).`,
  tags: [],
  mentions: [],
  images: [],
  job: null,
  preview: null,
  likes: 48,
  liked: false,
  comments: 7,
  at: new Date(Date.parse("2026-11-15T10:30:00Z") - number * 60_000).toISOString(),
  edited: null,
  enabled: true,
  may: { edit: false, remove: false, moderate: false, comment: true },
  version: 1,
  why: { kind: "space", name: "Lanterna Software" },
  lastComments: [],
  ...fields,
});

export const aCommentOrReply = (number = 1, fields: Partial<CommentOrReply> = {}): CommentOrReply => ({
  id: id(0x200 + number),
  postId: id(0x101),
  parentId: null,
  author: aPersonAuthor(),
  text: `Grazie (${number}).`,
  mentions: [],
  likes: 0,
  liked: false,
  at: "2026-11-15T11:04:00.000Z",
  edited: null,
  enabled: true,
  may: { edit: false, remove: false, moderate: false },
  version: 1,
  ...fields,
});

export const aComment = (number = 1, fields: Partial<Comment> = {}): Comment => ({
  ...aCommentOrReply(number),
  answers: [],
  ...fields,
});

export const aMe = (fields: Partial<Me> = {}): Me => ({
  id: id(0x40),
  email: "giulia@posta.example",
  username: "giulia.ferraris",
  firstName: "Giulia",
  lastName: "Ferraris",
  phone: null,
  profileImage: null,
  coverImage: null,
  language: "it",
  languages: [],
  scopes: [],
  emailVerified: true,
  onboarded: true,
  onboarding: { kind: null, step: "kind" },
  spaces: [],
  created: "2026-01-01T00:00:00.000Z",
  ...fields,
});
