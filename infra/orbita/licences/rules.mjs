// Which licences the product accepts in its production dependencies. The list with its reasons is accepted.json.

/** Returns true if the package may be used under this licence alone. */
function isAcceptedId(accepted, licence, name) {
  if (Object.hasOwn(accepted.everywhere, licence)) return true;
  return accepted.only[licence]?.packages.some((start) => name.startsWith(start)) ?? false;
}

/** Splits an SPDX expression at an operator outside brackets. */
function splitAt(expression, operator) {
  const parts = [""];
  let depth = 0;
  for (const word of expression.split(/(\(|\)|\s+)/)) {
    if (word === "(") depth++;
    if (word === ")") depth--;
    if (depth === 0 && word === operator) parts.push("");
    else parts[parts.length - 1] += word;
  }
  return parts.map((part) => part.trim());
}

/** Evaluates an SPDX expression: one side of OR is enough, AND requires both. */
export function isAccepted(accepted, expression, name) {
  const text = expression.trim();
  const either = splitAt(text, "OR");
  if (either.length > 1) return either.some((part) => isAccepted(accepted, part, name));
  const both = splitAt(text, "AND");
  if (both.length > 1) return both.every((part) => isAccepted(accepted, part, name));
  if (text.startsWith("(") && text.endsWith(")")) return isAccepted(accepted, text.slice(1, -1), name);
  return isAcceptedId(accepted, text, name);
}

/** The name of a component of the SBOM with its scope, as in package.json. */
export const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

const expressionOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? "").join(" AND ");

/**
 * Completes the licences of the SBOM's components from the list `stated`, and returns the problems: a package without a licence, or
 * with a licence that is not accepted. An entry of `stated` or `only` that matches no package is a problem too, because it is out of date.
 */
export function checkComponents(accepted, components) {
  const problems = [];
  const used = new Set();
  for (const component of components) {
    const name = nameOf(component);
    const key = `${name}@${component.version}`;
    if (accepted.stated[key]) {
      used.add(key);
      component.licenses = [{ license: { id: accepted.stated[key].licence } }];
    }
    const expression = expressionOf(component);
    if (!expression) problems.push(`${key} states no licence`);
    else if (!isAccepted(accepted, expression, name)) problems.push(`${key}: ${expression} is not accepted`);
  }
  for (const key of Object.keys(accepted.stated))
    if (!used.has(key)) problems.push(`${key} is listed in accepted.json, but no package has this version`);
  return problems;
}
