import { patterns } from "./patterns.mjs";

/** A textlint rule that reports each match of our patterns in running text. Code spans and code blocks are skipped. */
export function plainEnglish(context) {
  const { Syntax, RuleError, report, getSource, locator } = context;
  return {
    [Syntax.Paragraph](node) {
      const text = getSource(node).replaceAll(/`[^`]*`/g, (code) => "x".repeat(code.length));
      for (const { id, pattern, instead } of patterns)
        for (const match of text.matchAll(pattern)) {
          const range = [match.index, match.index + match[0].length];
          report(
            node,
            new RuleError(`${id}: "${match[0].trim().slice(0, 60)}": ${instead}`, { padding: locator.range(range) }),
          );
        }
    },
  };
}
