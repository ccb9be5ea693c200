import type { FileAnswer, Page, Run, RunLine, SearchPayload } from "@orbita/contract";
import type { ReadCtx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { logAccess } from "../kernel/access-log.ts";
import { presentLine, presentRun } from "./present.ts";
import { findLines, findRun, searchRuns, type RunLinesQuery } from "./queries.ts";

type RunParams = { readonly id: string };

export async function searchAllRuns({ tx, now }: ReadCtx, payload: SearchPayload): Promise<Page<Run>> {
  const { content, ...page } = await searchRuns(tx, payload);
  return { ...page, content: content.map((row) => presentRun(row, now)) };
}

export async function readRun({ tx, now }: Pick<ReadCtx, "tx" | "now">, { id }: RunParams): Promise<Run> {
  return presentRun((await findRun(tx, id)) ?? fail("run.notFound"), now);
}

type RunLinesPage = { content: RunLine[]; totalElements: number; totalPages: number; page: number };

export async function readLines({ tx }: ReadCtx, { id }: RunParams, asked: RunLinesQuery): Promise<RunLinesPage> {
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
 * Downloads the file of a run. Until it expires, only the user who started the run may download it. Each download is recorded in
 * the access log with the run's reason.
 */
export async function downloadRunFile(ctx: StepCtx, { id }: RunParams): Promise<FileAnswer> {
  const { tx, now, actor, platform } = ctx;
  const row = await findRun(tx, id);
  if (!row?.file_key || !row.file_until || row.file_until <= now || row.by_id !== actor.id) return fail("run.notFound");
  const { subject: kind, reason } = row;
  await ctx.write((writing) => logAccess({ ...writing, reason }, { kind, targetId: id, what: "file" }));
  const name = row.file_name ?? "";
  const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return { stream: platform.storage.get(row.file_key), type, size: null, name, inline: false, tag: null };
}
