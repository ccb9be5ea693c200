import { randomUUIDv7 } from "node:crypto";
import { readers, signedIn, writers, type PermissionCases, type Verdicts, type PermissionWorld } from "./roles.ts";

const owners: Verdicts = { ...readers, viewer: "denied", recruiter: "denied" };
const space = ({ spaceId }: PermissionWorld) => ({ params: { id: spaceId } });
const post = { title: "Cuoco", language: "it" } as const;
const aboutPost = ({ postId }: PermissionWorld) =>
  ({ about: "jobPost", id: postId, question: "Chi parla inglese?" }) as const;

export const assistantRows: PermissionCases<"assistant"> = {
  ask: { who: readers, call: (c, w) => c.assistant.ask({ body: aboutPost(w) }) },
  open: {
    who: readers,
    call: (c, { postId }) => c.assistant.open({ query: { about: "jobPost", id: postId } }),
  },
  forget: {
    who: signedIn,
    call: (c) => c.assistant.forget({ params: { id: randomUUIDv7() } }),
    absent: "assistant.conversationNotFound",
  },
};

export const jobDescriptionsRows: PermissionCases<"jobDescriptions"> = {
  draft: { who: writers, call: (c, { spaceId }) => c.jobDescriptions.draft({ body: { spaceId, post } }) },
};

export const aiRows: PermissionCases<"ai"> = {
  run: {
    who: writers,
    call: (c, { spaceId }) => c.ai.run({ body: { task: "jobPostDescription", input: { spaceId, post } } }),
  },
};

export const aiCallsRows: PermissionCases<"aiCalls"> = {
  mySettings: { who: signedIn, call: (c) => c.aiCalls.mySettings({}) },
  changeMySettings: { who: signedIn, call: (c) => c.aiCalls.changeMySettings({ body: {} }) },
  myRegister: { who: signedIn, call: (c) => c.aiCalls.myRegister({ query: {} }) },
  spaceSettings: { who: readers, call: (c, w) => c.aiCalls.spaceSettings(space(w)), absent: "access.denied" },
  changeSpaceSettings: {
    who: owners,
    call: (c, w) => c.aiCalls.changeSpaceSettings({ ...space(w), body: {} }),
    absent: "access.denied",
  },
  spaceRegister: {
    who: owners,
    call: (c, w) => c.aiCalls.spaceRegister({ ...space(w), query: {} }),
    absent: "access.denied",
  },
};
