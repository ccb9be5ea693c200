import type { FileAnswer, Page, Run, RunLine, SearchPayload } from "@orbita/contract";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { noteLook } from "../kernel/looks.ts";
import { presentLine, presentRun } from "./present.ts";
import { findLines, findRun, searchRuns, type LinesAsked } from "./queries.ts";

type One = { readonly id: string };

export async function searchAllRuns({ tx, now }: ReadCtx, payload: SearchPayload): Promise<Page<Run>> {
  const { content, ...page } = await searchRuns(tx, payload);
  return { ...page, content: content.map((row) => presentRun(row, now)) };
}

export async function readRun({ tx, now }: Pick<ReadCtx, "tx" | "now">, { id }: One): Promise<Run> {
  return presentRun((await findRun(tx, id)) ?? fail("run.notFound"), now);
}

type Lines = { content: RunLine[]; totalElements: number; totalPages: number; page: number };

export async function readLines({ tx }: ReadCtx, { id }: One, asked: LinesAsked): Promise<Lines> {
  if (!(await findRun(tx, id))) fail("run.notFound");
  const { page, size } = asked;
  const { rows, total } = await findLines(tx, id, asked);
  return {
    content: rows.map((row, at) => presentLine(row, page * size + at + 1)),
    totalElements: total,
    totalPages: Math.ceil(total / size),
    page,
  };
}

const types: Record<string, string> = { csv: "text/csv; charset=utf-8", zip: "application/zip" };

/**
 * Until the file expires, only for the user who started the run. Each download is recorded in the access log with the run's
 * reason.
 */
export async function downloadRunFile(ctx: StepCtx, { id }: One): Promise<FileAnswer> {
  const { tx, now, actor, platform } = ctx;
  const row = await findRun(tx, id);
  if (!row?.file_key || !row.file_until || row.file_until <= now || row.by_id !== actor.id) return fail("run.notFound");
  const { subject: kind, reason } = row;
  await ctx.write((writing) => noteLook({ ...writing, reason }, { kind, targetId: id, what: "file" }));
  const name = row.file_name ?? "";
  const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return { stream: platform.storage.get(row.file_key), type, size: null, name, inline: false, tag: null };
}
