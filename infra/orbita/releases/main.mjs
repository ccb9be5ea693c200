// Makes a release from the conventional commits since the last one:
//   node infra/orbita/releases/main.mjs <version>             write the changelog, the versions and releases.json; print the next commands
//   node infra/orbita/releases/main.mjs <version> --dry-run   print the notes only
//   node infra/orbita/releases/main.mjs --notes               print the notes of the last release
//   node infra/orbita/releases/main.mjs --check               compare versions, changelog and releases.json
// releases.json has the commits of all releases, because a clone may have no tags. The commit is the last one whose code is in the
// release; the commit after it only changes version and changelog.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compareVersions, lowestNext, notesOf, parseCommit } from "./notes.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const releasesFile = `${root}infra/orbita/releases/releases.json`;
const changelogFile = `${root}CHANGELOG.md`;
const manifests = globSync(["package.json", "{apps,packages,tests}/*/package.json", "bench/package.json"], {
  cwd: root,
});

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
const git = (...options) =>
  execFileSync("git", options, { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 }).trim();
const { releases } = readJson(releasesFile);
const last = releases.at(-1);

/** The section of a version in the changelog; undefined if there is none. */
const sectionOf = (version) =>
  readFileSync(changelogFile, "utf8")
    .split(/^(?=## )/m)
    .find((section) => section.startsWith(`## ${version} (`))
    ?.trim();

function commitsSince(commit) {
  const log = git("log", "--reverse", "--no-merges", "--format=%H%x1f%s%x1f%b%x1e", `${commit}..HEAD`);
  return log
    .split("\x1E")
    .map((entry) => entry.trim().split("\x1F"))
    .flatMap(([hash, subject, body]) => (subject ? [parseCommit({ hash, subject, body })] : []))
    .filter(Boolean);
}

function check() {
  const problems = [];
  for (const path of manifests) {
    const { version } = readJson(root + path);
    if (version !== last.version) problems.push(`${path} has version ${version}; the last release is ${last.version}`);
  }
  for (const { version, commit, date } of releases) {
    if (!sectionOf(version)?.startsWith(`## ${version} (${date})`))
      problems.push(`CHANGELOG.md has no section “${version} (${date})”`);
    if (!/^[\da-f]{40}$/.test(commit)) problems.push(`${version}: ${commit} is not the full hash of a commit`);
  }
  for (const [index, { version }] of releases.slice(1).entries())
    if (compareVersions(releases[index].version, version) >= 0) problems.push(`${version} is not in order`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${last.version}: ${manifests.length} packages, changelog and releases.json agree`);
}

function release(version, isDry) {
  const commits = commitsSince(last.commit);
  if (commits.length === 0) throw new Error(`no commits since ${last.version}`);
  const lowest = lowestNext(last.version, commits);
  if (compareVersions(version, lowest) < 0)
    throw new Error(`${version} is too low: the commits since ${last.version} need at least ${lowest}`);
  const made = { version, date: new Date().toISOString().slice(0, 10), commit: git("rev-parse", "HEAD") };
  const notes = notesOf(made, commits);
  if (isDry) return console.log(notes);
  if (git("status", "--porcelain") !== "") throw new Error("commit or stash your changes first");

  const changelog = readFileSync(changelogFile, "utf8");
  const first = changelog.indexOf("\n## ") + 1;
  writeFileSync(changelogFile, `${changelog.slice(0, first)}${notes}\n${changelog.slice(first)}`);
  for (const path of manifests) writeJson(root + path, { ...readJson(root + path), version });
  writeJson(releasesFile, { releases: [...releases, made] });
  console.log(`${last.version} → ${version}: ${commits.length} commits. Wrote CHANGELOG.md, ${manifests.length} package.json files, releases.json.

Read the changelog, correct unclear sentences, then:

  git commit --all --message "chore(release): publish version ${version}"
  git tag --annotate v${version} --message "Version ${version}"
  git push --follow-tags
  ./orbita release --notes          # the text of the release page`);
}

const [what, ...options] = process.argv.slice(2);
if (what === "--check") check();
else if (what === "--notes") console.log(sectionOf(last.version));
else if (what) {
  try {
    release(what, options.includes("--dry-run"));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
} else {
  console.error("usage: ./orbita release <version> [--dry-run] | --notes | --check");
  process.exit(2);
}
