import type { Resume } from "@orbita/contract";
import { ProblemError } from "@orbita/contract/kernel/client";
import { expect, test } from "vitest";
import { OfflineError } from "~/shell/api/failure.ts";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { createSaving, applyPendingChanges } from "./saving.ts";

/** A fake server that follows the contract: it accepts a change of its current version and refuses any other with 409. */
function aServer(first: Resume) {
  const server = { now: first, offline: false, bodies: [] as object[], kept: null as unknown };
  const wires = {
    pauseMs: 1,
    read: async () => server.now,
    keep: (kept: unknown) => void (server.kept = kept),
    onSaved: () => undefined,
    send: async (_id: string, { version, ...body }: { version?: number | undefined }) => {
      if (server.offline) throw new OfflineError();
      if (version !== server.now.version)
        throw new ProblemError({
          type: "about:blank",
          title: "",
          status: 409,
          code: "resume.changedMeanwhile",
          params: { version: server.now.version },
          errors: [],
          requestId: "r",
        } as never);
      server.bodies.push(body);
      server.now = { ...server.now, ...body, version: version + 1 };
      return server.now;
    },
  };
  return { server, wires };
}

test("CV changes in quick succession → one request with only the changed parts", async () => {
  const { server, wires } = aServer(aResume());
  const saving = createSaving(server.now, wires);
  saving.change({ summary: "one" }, "edit");
  saving.change({ headline: "two" }, "edit");
  expect(applyPendingChanges(saving.store.getState())).toMatchObject({ summary: "one", headline: "two" });
  await saving.flush();
  expect(server.bodies).toEqual([{ summary: "one", headline: "two" }]);
  expect(saving.store.getState()).toMatchObject({ state: { kind: "saved" }, pending: {}, sending: {} });
});

test("saving the CV conflicts with a newer version → rebased onto it, and both changes are kept", async () => {
  const a = anExperience("a");
  const { server, wires } = aServer(aResume({ experience: [a] }));
  const saving = createSaving(server.now, wires);
  saving.change({ experience: [a, anExperience("mine")] }, "add");
  server.now = { ...server.now, version: 7, experience: [a, anExperience("theirs")] };
  await saving.flush();
  expect(server.now.experience.map(({ id }) => id).toSorted()).toEqual(["a", "mine", "theirs"]);
  expect(saving.store.getState()).toMatchObject({ merged: 1, state: { kind: "saved" } });
});

test("saving the CV offline → stored on the device, and sent on retry", async () => {
  const { server, wires } = aServer(aResume());
  const saving = createSaving(server.now, wires);
  server.offline = true;
  saving.change({ summary: "one" }, "edit");
  await saving.flush();
  expect(saving.store.getState().state.kind).toBe("failed");
  expect(server.kept).toMatchObject({ changes: { summary: "one" } });
  server.offline = false;
  await saving.flush();
  expect(server.now.summary).toBe("one");
  expect(server.kept).toBeNull();
});

test("undo in the CV editor reverts changes one by one, newest first", async () => {
  const { server, wires } = aServer(aResume({ summary: "zero" }));
  const saving = createSaving(server.now, wires);
  saving.change({ summary: "one" }, "first");
  saving.change({ headline: "two" }, "second");
  expect(saving.undo()).toBe("second");
  expect(saving.undo()).toBe("first");
  expect(saving.undo()).toBeNull();
  await saving.flush();
  expect(server.now).toMatchObject({ summary: "zero", headline: null });
});
