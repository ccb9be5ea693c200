import { Prose } from "@orbita/ui/base/prose.tsx";

type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const bullet = /^\s*[-–•*]\s+/;

/** Blank lines part paragraphs; lines that begin with a dash are a list. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Block[] => {
      const blocks: Block[] = [];
      for (const line of part.split("\n")) {
        const last = blocks.at(-1);
        if (bullet.test(line)) {
          const item = line.replace(bullet, "");
          if (last?.kind === "list") last.items.push(item);
          else blocks.push({ kind: "list", items: [item] });
        } else if (last?.kind === "paragraph") last.text += `\n${line}`;
        else blocks.push({ kind: "paragraph", text: line });
      }
      return blocks;
    });
}

/** What the employer wrote, set as paragraphs and lists. */
export function Description({ text }: { text: string }) {
  return (
    <Prose>
      {blocksOf(text).map((block, index) =>
        block.kind === "paragraph" ? (
          <p key={index} dir="auto">
            {block.text}
          </p>
        ) : (
          <ul key={index}>
            {block.items.map((item, at) => (
              <li key={at} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        ),
      )}
    </Prose>
  );
}
