import { applicationStatus, type ApplicationActor, type ApplicationStatus } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { Failure } from "../kernel/failure.ts";
import {
  canUndo,
  isBlind,
  isLate,
  isRevealDue,
  momentAfter,
  moveOn,
  replyByAfter,
  notifiedAtOf,
  wasRevealedBy,
} from "./rules.ts";

/** The moves that each side may make from each status, as the product specification (§5) lists them. */
const allowed: Record<ApplicationStatus, Record<ApplicationActor, string>> = {
  submitted: {
    member: "inReview shortlisted interview offer hired rejected",
    talent: "withdrawn",
    system: "expired",
  },
  inReview: {
    member: "submitted shortlisted interview offer hired rejected",
    talent: "withdrawn",
    system: "expired",
  },
  shortlisted: {
    member: "submitted inReview interview offer hired rejected",
    talent: "withdrawn",
    system: "expired",
  },
  interview: {
    member: "submitted inReview shortlisted offer hired rejected",
    talent: "withdrawn",
    system: "expired",
  },
  offer: {
    member: "submitted inReview shortlisted interview hired rejected",
    talent: "withdrawn",
    system: "expired",
  },
  hired: { member: "submitted inReview shortlisted interview offer", talent: "", system: "" },
  rejected: { member: "", talent: "", system: "" },
  withdrawn: { member: "", talent: "submitted", system: "" },
  expired: { member: "", talent: "", system: "" },
};

const now = new Date("2026-11-15T10:00:00Z");
const row = (status: ApplicationStatus, more: object = {}) => ({
  status,
  answered_at: null,
  ...more,
});

const cases = applicationStatus.options.flatMap((from) =>
  (["talent", "member", "system"] as const).flatMap((side) =>
    applicationStatus.options.map((to) => [from, side, to] as const),
  ),
);

describe("moveOn: allowed moves by status and side", () => {
  test.each(cases)(
    "application with status %s, moved by the %s to %s → accepted or refused as in the table of moves",
    (from, side, to) => {
      const may = allowed[from][side].split(" ").includes(to);
      const move = () => moveOn(row(from), { to, side, now, replyDays: 7 });
      if (may) expect(move().status).toBe(to);
      else {
        expect(move).toThrow(Failure);
        try {
          move();
        } catch (error) {
          expect(error).toMatchObject({ code: "application.wrongStatus", params: { status: from } });
        }
      }
    },
  );
});

describe("moveOn: effects of a move", () => {
  const by = (to: ApplicationStatus, more: object = {}, side: ApplicationActor = "member") =>
    moveOn(row("submitted", more), { to, side, now, replyDays: 5 });

  test("application with the status submitted or inReview → has a reply deadline; with any other status → none", () => {
    expect(by("inReview").reply_by).toEqual(new Date("2026-11-20T10:00:00Z"));
    for (const to of ["shortlisted", "interview", "offer", "hired", "rejected"] as const)
      expect(by(to).reply_by).toBeNull();
    expect(moveOn(row("offer"), { to: "submitted", side: "member", now, replyDays: 3 }).reply_by).toEqual(
      new Date("2026-11-18T10:00:00Z"),
    );
  });

  test("first move of an application by a member → counts as the answer; later moves and the talent's moves → do not", () => {
    const first = new Date("2026-11-01T10:00:00Z");
    expect(by("inReview").answered_at).toEqual(now);
    expect(by("rejected", { answered_at: first }).answered_at).toEqual(first);
    expect(by("withdrawn", {}, "talent").answered_at).toBeNull();
  });

  test("moveOn → does not set the time of the candidate's reveal", () => {
    for (const to of applicationStatus.options.filter((one) => one !== "submitted" && one !== "withdrawn"))
      expect(by(to, {}, to === "expired" ? "system" : "member")).not.toHaveProperty("revealed_at");
  });
});

describe("isRevealDue and wasRevealedBy", () => {
  const blind = { blind: true, revealed_at: null };
  const step = (to_status: ApplicationStatus, kind: "moved" | "expired" | "withdrawn" = "moved") => ({
    kind,
    to_status,
    told_at: now,
  });
  const early = new Date(now.getTime() - 1);

  test("application moved to a later open stage → candidate revealed when the undo window ends, not a millisecond before", () => {
    for (const to of ["inReview", "shortlisted", "interview", "offer", "hired"] as const) {
      expect(isRevealDue(blind, step(to), early)).toBe(false);
      expect(isRevealDue(blind, step(to), now)).toBe(true);
    }
  });

  test("application rejected, withdrawn, expired or moved back to received → candidate not revealed", () => {
    expect(isRevealDue(blind, step("rejected"), now)).toBe(false);
    expect(isRevealDue(blind, step("submitted"), now)).toBe(false);
    expect(isRevealDue(blind, step("withdrawn", "withdrawn"), now)).toBe(false);
    expect(isRevealDue(blind, step("expired", "expired"), now)).toBe(false);
  });

  test("candidate already revealed, or applied without anonymity → no reveal is due", () => {
    expect(isRevealDue({ blind: true, revealed_at: early }, step("inReview"), now)).toBe(false);
    expect(isRevealDue({ blind: false, revealed_at: null }, step("inReview"), now)).toBe(false);
    expect(isBlind(blind)).toBe(true);
    expect(isBlind({ blind: true, revealed_at: early })).toBe(false);
  });

  test("wasRevealedBy: a reveal at the end of a step's undo window → true; an earlier reveal or none → false", () => {
    expect(wasRevealedBy({ revealed_at: now }, step("inReview"))).toBe(true);
    expect(wasRevealedBy({ revealed_at: early }, step("inReview"))).toBe(false);
    expect(wasRevealedBy({ revealed_at: null }, step("inReview"))).toBe(false);
  });
});

describe("deadlines of an application for undo, notification and reply", () => {
  test("application moved → talent notified after 10 seconds, of a rejection after 10 minutes; undo only until then", () => {
    expect(notifiedAtOf("interview", now).getTime() - now.getTime()).toBe(10_000);
    expect(notifiedAtOf("rejected", now).getTime() - now.getTime()).toBe(600_000);
    const told_at = notifiedAtOf("interview", now);
    expect(canUndo({ told_at }, new Date(told_at.getTime() - 1))).toBe(true);
    expect(canUndo({ told_at }, told_at)).toBe(false);
  });

  test("reply to an application exactly at its deadline → in time; after the deadline → late", () => {
    const reply_by = replyByAfter(now, 7);
    expect(isLate({ reply_by }, reply_by)).toBe(false);
    expect(isLate({ reply_by }, new Date(reply_by.getTime() + 1))).toBe(true);
    expect(isLate({ reply_by: null }, now)).toBe(false);
  });

  test("momentAfter with a clock behind the last move → never a time before the last move", () => {
    const later = new Date(now.getTime() + 5);
    expect(momentAfter({ moved_at: later }, now)).toBe(later);
    expect(momentAfter({ moved_at: now }, later)).toBe(later);
  });
});
