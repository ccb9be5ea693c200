// Release notes from conventional commits.

const kinds = [
  ["feat", "New"],
  ["fix", "Fixed"],
  ["perf", "Faster"],
];

/** Reads a commit; null for a subject that is not conventional. A footer `Upgrade:` says what an operator must do. */
export function parseCommit({ hash, subject, body = "" }) {
  const found = /^(\w+)(?:\(([\w-]+)\))?(!)?: (.+)$/.exec(subject);
  if (!found) return null;
  const [, type, scope, mark, text] = found;
  const footers = (name) =>
    [...body.matchAll(new RegExp(String.raw`^${name}: (.+(?:\n(?![\w-]+: |\n).+)*)`, "gm"))].map(([, value]) =>
      value.replaceAll("\n", " ").trim(),
    );
  const breaking = footers("BREAKING[ -]CHANGE");
  return {
    hash,
    type,
    scope,
    text,
    breaking: breaking.length > 0 ? breaking : mark ? [text] : [],
    upgrade: footers("Upgrade"),
  };
}

export const parseVersion = (version) => {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!parts) throw new Error(`${version} is not a version: write three numbers, such as 1.2.0`);
  return parts;
};

/** Compares two versions, like the callback of `sort`. */
export function compareVersions(one, other) {
  const [left, right] = [parseVersion(one), parseVersion(other)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index === -1 ? 0 : left[index] - right[index];
}

/** The lowest version that these commits allow. Before 1.0.0 a breaking change raises the second number. */
export function lowestNext(version, commits) {
  const [major, minor, patch] = parseVersion(version);
  const isBreaking = commits.some(({ breaking }) => breaking.length > 0);
  if (isBreaking && major > 0) return `${major + 1}.0.0`;
  if (isBreaking || commits.some(({ type }) => type === "feat")) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The notes of a release: what an operator must know first, then the changes by kind. Other kinds of commits are left out. */
export function notesOf({ version, date }, commits) {
  const section = (title, lines) =>
    lines.length > 0 ? [`### ${title}\n`, ...lines.map((line) => `- ${line}`), ""] : [];
  const line = ({ scope, text, hash }) => `${scope ? `**${scope}**: ` : ""}${text} (${hash.slice(0, 8)})`;
  return [
    `## ${version} (${date})\n`,
    ...section(
      "Breaking changes",
      commits.flatMap(({ breaking }) => breaking.map(sentence)),
    ),
    ...section(
      "Before or after the upgrade",
      commits.flatMap(({ upgrade }) => upgrade.map(sentence)),
    ),
    ...kinds.flatMap(([kind, title]) => section(title, commits.filter(({ type }) => type === kind).map(line))),
  ].join("\n");
}
