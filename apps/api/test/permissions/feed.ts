import { randomUUIDv7 } from "node:crypto";
import type { CallOptions } from "@orbita/contract";
import {
  everyone,
  signedIn,
  writers,
  type PermissionCase,
  type PermissionCases,
  type Verdicts,
  type PermissionWorld,
} from "./roles.ts";

const why = { reason: "Richiesta 4471" };
const one = () => ({ params: { id: randomUUIDv7() } });
const both = () => ({ params: { id: randomUUIDv7(), commentId: randomUUIDv7() } });
const member = () => ({ params: { id: randomUUIDv7(), userId: randomUUIDv7() } });
const flag = () => ({ params: { id: randomUUIDv7(), flag: "false" as const } });
const acting = ({ spaceId }: PermissionWorld, options: CallOptions) => ({ ...options, spaceId });
const admins: Verdicts = {
  ...signedIn,
  talent: "denied",
  viewer: "denied",
  recruiter: "denied",
  owner: "denied",
  stranger: "denied",
};
type PermissionCall = PermissionCase["call"];
const inside = (call: PermissionCall, absent?: string): PermissionCase => ({
  who: signedIn,
  call,
  ...(absent && { absent }),
});
const open = (call: PermissionCall, absent?: string): PermissionCase => ({
  who: everyone,
  call,
  ...(absent && { absent }),
});
const back = (call: PermissionCall, absent?: string): PermissionCase => ({
  who: admins,
  call,
  ...(absent && { absent }),
});
const ofSpace = (call: PermissionCall): PermissionCase => ({ who: writers, call, absent: "access.denied" });

const said = () => ({ body: { text: `Buongiorno ${randomUUIDv7()}` } });
const changed = () => ({ ...one(), body: { text: "Altro", version: 1 } });
const noPost = "post.notFound";
const noComment = "comment.notFound";
const noChannel = "channel.notFound";

export const postsRows: PermissionCases<"posts"> = {
  create: inside((c) => c.posts.create(said())),
  edit: inside((c) => c.posts.edit(changed()), noPost),
  like: inside((c) => c.posts.like({ ...one(), body: {} }), noPost),
  likes: inside((c) => c.posts.likes({ ...one(), query: {} }), noPost),
  remove: inside((c) => c.posts.remove(one()), noPost),
  read: open((c) => c.posts.read(one()), noPost),
  versions: inside((c) => c.posts.versions(one()), noPost),
  draft: inside((c) => c.posts.draft({ query: {} })),
  keepDraft: inside((c) => c.posts.keepDraft({ query: {}, body: { text: "" } })),
};

export const spacePostsRows: PermissionCases<"spacePosts"> = {
  create: ofSpace((c, w, o) => c.spacePosts.create(said(), acting(w, o))),
  edit: ofSpace((c, w, o) => c.spacePosts.edit(changed(), acting(w, o))),
  like: ofSpace((c, w, o) => c.spacePosts.like({ ...one(), body: {} }, acting(w, o))),
  likes: ofSpace((c, w, o) => c.spacePosts.likes({ ...one(), query: {} }, acting(w, o))),
  remove: ofSpace((c, w, o) => c.spacePosts.remove(one(), acting(w, o))),
};

export const adminPostsRows: PermissionCases<"adminPosts"> = {
  create: back((c) => c.adminPosts.create(said())),
  edit: back((c) => c.adminPosts.edit(changed()), noPost),
  like: back((c) => c.adminPosts.like({ ...one(), body: {} }), noPost),
  likes: back((c) => c.adminPosts.likes({ ...one(), query: {} }), noPost),
  remove: back((c) => c.adminPosts.remove(one(), why), noPost),
  read: back((c) => c.adminPosts.read(one()), noPost),
  change: back((c) => c.adminPosts.change({ ...one(), body: { text: "Meno", version: 1 } }, why), noPost),
  history: back((c) => c.adminPosts.history(one()), noPost),
  enable: back((c) => c.adminPosts.enable(flag(), why), noPost),
};

export const feedRows: PermissionCases<"feed"> = {
  list: open((c) => c.feed.list({ body: {} })),
  listForSpace: ofSpace((c, w, o) => c.feed.listForSpace({ body: {} }, acting(w, o))),
  listForAdmin: back((c) => c.feed.listForAdmin({ body: {} })),
  fresh: open((c) => c.feed.fresh({ body: { head: "x" } })),
  seen: inside((c) => c.feed.seen({ body: { until: new Date().toISOString() } })),
};

export const commentsRows: PermissionCases<"comments"> = {
  create: inside((c) => c.comments.create({ ...one(), body: { text: "Sì" } }), noPost),
  list: open((c) => c.comments.list({ ...one(), query: {} }), noPost),
  change: inside((c) => c.comments.change({ ...both(), body: { text: "No", version: 1 } }), noPost),
  remove: inside((c) => c.comments.remove(both()), noPost),
  like: inside((c) => c.comments.like({ ...both(), body: {} }), noPost),
  likes: inside((c) => c.comments.likes({ ...both(), query: {} }), noPost),
  redact: back((c) => c.comments.redact({ ...one(), body: { text: "Meno", version: 1 } }, why), noComment),
  read: back((c) => c.comments.read(one()), noComment),
  erase: back((c) => c.comments.erase(one(), why), noComment),
  history: back((c) => c.comments.history(one()), noComment),
  enable: back((c) => c.comments.enable(flag(), why), noComment),
};

const proposal = () => ({
  name: "Cantieri",
  why: "Ne parliamo da anni, senza un posto.",
  people: ["uno", "due", "tre"],
});

export const channelsRows: PermissionCases<"channels"> = {
  mine: inside((c) => c.channels.mine({})),
  search: open((c) => c.channels.search({ body: {} })),
  near: inside((c) => c.channels.near({})),
  readByUrl: open((c) => c.channels.readByUrl({ params: { url: "nessuno" } }), noChannel),
  change: inside((c) => c.channels.change({ ...one(), body: { version: 1 } }), noChannel),
  join: inside((c) => c.channels.join(one()), noChannel),
  leave: inside((c) => c.channels.leave(one()), noChannel),
  notices: inside((c) => c.channels.notices({ ...one(), body: { notices: "none" } }), noChannel),
  members: inside((c) => c.channels.members({ ...one(), query: {} }), noChannel),
  invite: inside((c) => c.channels.invite({ ...one(), body: { username: "nessuno" } }), noChannel),
  changeMember: inside((c) => c.channels.changeMember({ ...member(), body: { role: "member" } }), noChannel),
  removeMember: inside((c) => c.channels.removeMember(member()), noChannel),
  propose: inside((c) => c.channels.propose({ body: proposal() }), "people.notFound"),
};

export const adminChannelsRows: PermissionCases<"adminChannels"> = {
  create: back((c) =>
    c.adminChannels.create({ body: { name: "Prova", url: `p${randomUUIDv7().slice(-12)}`, topic: "other" } }),
  ),
  read: back((c) => c.adminChannels.read(one()), noChannel),
  change: back((c) => c.adminChannels.change({ ...one(), body: { version: 1 } }), noChannel),
  remove: back((c) => c.adminChannels.remove(one(), why), noChannel),
  history: back((c) => c.adminChannels.history(one()), noChannel),
  enable: back((c) => c.adminChannels.enable(flag(), why), noChannel),
  proposals: back((c) => c.adminChannels.proposals({})),
  answerProposal: back(
    (c) => c.adminChannels.answerProposal({ ...one(), body: { accepted: false } }),
    "channel.proposalNotFound",
  ),
};

export const followsRows: PermissionCases<"follows"> = {
  list: inside((c) => c.follows.list({ query: {} })),
  set: inside((c) => c.follows.set({ body: { what: { kind: "tag", tag: "genova" }, following: true } })),
  state: inside((c) => c.follows.state({ body: { kind: "person", id: randomUUIDv7() } }), "people.notFound"),
};

export const blocksRows: PermissionCases<"blocks"> = {
  list: inside((c) => c.blocks.list({})),
  add: inside((c) => c.blocks.add({ body: { kind: "mute", personId: randomUUIDv7() } }), "people.notFound"),
  remove: inside((c) => c.blocks.remove(one()), "block.notFound"),
};

export const linkPreviewsRows: PermissionCases<"linkPreviews"> = {
  preview: inside((c) => c.linkPreviews.preview({ body: { url: "http://127.0.0.1/" } }), "link.refused"),
  image: open((c) => c.linkPreviews.image(one()), "link.nothingToShow"),
  website: inside((c) => c.linkPreviews.website({ body: { url: "http://127.0.0.1/" } }), "link.refused"),
};

const grounds = { ground: "terms" as const, rule: "Regole, 3", explanation: "Chiede soldi prima di assumere." };

export const moderationRows: PermissionCases<"moderation"> = {
  report: inside((c) => c.moderation.report({ body: { kind: "post", id: randomUUIDv7(), reason: "spam" } }), noPost),
  myReports: inside((c) => c.moderation.myReports({ query: {} })),
  statement: inside((c) => c.moderation.statement(one()), "moderation.notFound"),
  appeal: inside(
    (c) => c.moderation.appeal({ ...one(), body: { appeal: "Non chiedevo niente a nessuno." } }),
    "moderation.notFound",
  ),
  statementByLink: open((c) => c.moderation.statementByLink({ params: { token: "x" } }), "moderation.notFound"),
  appealByLink: open(
    (c) => c.moderation.appealByLink({ params: { token: "x" }, body: { appeal: "Non chiedevo niente a nessuno." } }),
    "moderation.notFound",
  ),
  hide: inside((c) => c.moderation.hide({ body: { kind: "post", id: randomUUIDv7(), ...grounds } }), noPost),
  open: back((c) => c.moderation.open({ body: { kind: "post", id: randomUUIDv7() } }), noPost),
  search: back((c) => c.moderation.search({ body: {} })),
  read: back((c) => c.moderation.read(one()), "moderation.notFound"),
  decide: back(
    (c) => c.moderation.decide({ ...one(), body: { decision: "kept", ...grounds, version: 1 } }),
    "moderation.notFound",
  ),
  history: back((c) => c.moderation.history(one()), "moderation.notFound"),
};
