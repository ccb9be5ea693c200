import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { picture } from "../support/bad-files/make-images.ts";
import { fileWork } from "../support/file-work.ts";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aConversation, mine, ofSpace, sendMessage, saidForSpace } from "./messages-world.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
let jpeg: Buffer;
beforeAll(async () => {
  api = await startApi();
  jpeg = await picture({ width: 640, height: 400 }).jpeg({ quality: 30 }).toBuffer();
});
afterAll(() => api.stop());

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
const photo = () => new File([new Uint8Array(jpeg)], "progetto.jpg");
const upload = async (client: ApiClient, file = photo()) =>
  (await client.files.upload({ body: { purpose: "messageFile" }, files: [file] }))!.id;
const opens = async (client: ApiClient, id: string) =>
  (await codeOf(client.files.download({ params: { id }, query: {} }))) === null;

describe("files attached to a message", () => {
  test("file attached to an unsent message → only its owner can open it; after sending → only the thread's participants", async () => {
    const { id, talent, client, viewer, owner } = await aConversation(api);
    const stranger = await aConversation(api);
    const fileId = await upload(talent);
    expect([await opens(talent, fileId), await opens(client, fileId)]).toEqual([true, false]);
    const { files } = await sendMessage(talent, id, { fileIds: [fileId] });
    expect(files).toMatchObject([{ id: fileId, name: "progetto.webp", type: "image/webp" }]);
    for (const one of [talent, client, owner, viewer.client]) expect(await opens(one, fileId)).toBe(true);
    for (const one of [stranger.client, stranger.talent, api.guest]) expect(await opens(one, fileId)).toBe(false);
    // The file now belongs to the thread, so its uploader can neither remove it nor send it again.
    expect(await codeOf(talent.files.remove({ params: { id: fileId } }))).toBe("file.notFound");
    expect(await codeOf(sendMessage(talent, id, { fileIds: [fileId] }))).toBe("file.notFound");
  });

  test("sender of a Space's message file leaves the Space → the clean-up keeps the file, and the talent can open it", async () => {
    const { id, talent, client, recruiter, forSpace } = await aConversation(api);
    const fileId = await upload(client);
    await saidForSpace(client, id, { text: "Ecco", fileIds: [fileId] });
    // The file belongs to the Space and no longer to the sender, so erasing the sender's account does not delete it.
    const kept = await api.db.selectFrom("files").select(["owner_id", "space_id"]).where("id", "=", fileId).execute();
    expect(kept).toEqual([{ owner_id: null, space_id: forSpace.spaceId }]);
    await api.db.updateTable("messages").set({ author_id: null }).where("thread_id", "=", id).execute();
    await api.db.deleteFrom("members").where("user_id", "=", recruiter.id).execute();
    await fileWork(api).sweep({ storingMinutes: 0, unusedHours: 0, objectMinutes: 0 });
    expect(await opens(talent, fileId)).toBe(true);
    expect(await opens(client, fileId)).toBe(false);
  });

  test("infected file, or a file of a wrong type or for another purpose → cannot be attached to a message", async () => {
    const { id, talent } = await aConversation(api);
    const pdf = `%PDF-1.4\n${eicar}`;
    const refused = await codeOf(upload(talent, new File([pdf], "cv.pdf")));
    expect(["file.infected", "file.damaged"]).toContain(refused);
    expect(await codeOf(upload(talent, new File(["#!/bin/sh"], "x.sh")))).toBe("file.wrongType");
    const profile = (await talent.files.upload({ body: { purpose: "profileImage" }, files: [photo()] }))!.id;
    expect(await codeOf(sendMessage(talent, id, { fileIds: [profile] }))).toBe("file.notFound");
  });

  test("message with six files → refused; files of a blind candidate → withheld until the application is revealed", async () => {
    const { id, talent, client, change } = await aConversation(api, { blind: true });
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push(await upload(talent));
    expect(await codeOf(sendMessage(talent, id, { fileIds: ids }))).toBe("request.invalid");
    await sendMessage(talent, id, { text: "Eccoli", fileIds: ids.slice(0, 5) });
    expect((await ofSpace(client, id)).messages[0]).toMatchObject({ files: [], filesWaiting: 5 });
    expect(await opens(client, ids[0]!)).toBe(false);
    expect((await mine(talent, id)).messages[0]!.files).toHaveLength(5);
    await change(id, { status: "inReview" });
    await endUndoWindow(api, id);
    expect((await ofSpace(client, id)).messages[0]).toMatchObject({ filesWaiting: 0 });
    expect(await opens(client, ids[0]!)).toBe(true);
  });
});
