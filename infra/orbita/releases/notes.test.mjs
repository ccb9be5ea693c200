import { describe, expect, test } from "vitest";
import { compareVersions, lowestNext, notesOf, parseCommit } from "./notes.mjs";

const commit = (subject, body) => parseCommit({ hash: "0123456789abcdef", subject, body });

describe("parseCommit", () => {
  test("conventional subject with footers → type, scope, breaking changes and upgrade steps", () => {
    const body = "Why.\n\nBREAKING CHANGE: the setting X\nis gone\nUpgrade: run ./orbita rebuild talents";
    expect(commit("feat(search)!: rank by fit", body)).toEqual({
      hash: "0123456789abcdef",
      type: "feat",
      scope: "search",
      text: "rank by fit",
      breaking: ["the setting X is gone"],
      upgrade: ["run ./orbita rebuild talents"],
    });
  });

  test("exclamation mark without a footer → the subject is the breaking change; other subjects → null", () => {
    expect(commit("fix!: remove the old route").breaking).toEqual(["remove the old route"]);
    expect(commit("Merge branch x")).toBe(null);
  });
});

describe("lowestNext", () => {
  test.each([
    ["0.9.0", ["fix: a"], "0.9.1"],
    ["0.9.0", ["fix: a", "feat: b"], "0.10.0"],
    ["0.9.0", ["feat!: b"], "0.10.0"],
    ["1.4.2", ["feat: b"], "1.5.0"],
    ["1.4.2", ["fix!: b"], "2.0.0"],
    ["1.4.2", ["docs: b"], "1.4.3"],
  ])("%s with %j → %s", (version, subjects, expected) => {
    expect(
      lowestNext(
        version,
        subjects.map((subject) => commit(subject)),
      ),
    ).toBe(expected);
  });
});

test("versions → compared by number; another form → error", () => {
  expect(["0.10.0", "0.9.1", "0.9.0"].toSorted(compareVersions)).toEqual(["0.9.0", "0.9.1", "0.10.0"]);
  expect(() => compareVersions("v1", "0.9.0")).toThrow("v1 is not a version");
});

test("notes → upgrade steps first, then changes by kind, without internal commits", () => {
  const commits = [
    commit("fix(feed): keep the order"),
    commit("docs: explain"),
    commit("feat(jobs): add a map", "Upgrade: run ./orbita rebuild jobs"),
  ];
  expect(notesOf({ version: "0.10.0", date: "2026-12-01" }, commits)).toBe(
    "## 0.10.0 (2026-12-01)\n\n" +
      "### Before or after the upgrade\n\n- Run ./orbita rebuild jobs\n\n" +
      "### New\n\n- **jobs**: add a map (01234567)\n\n" +
      "### Fixed\n\n- **feed**: keep the order (01234567)\n",
  );
});
