import { Plural, Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconCpu } from "@tabler/icons-react";

/** The result of the ad check. Errors block publication, advice does not. */
export type AdCheck = {
  errors: number;
  advice: number;
  /** Paragraphs that an AI wrote and nobody edited. */
  drafted: number;
};

export function CheckNote({ check }: { check: AdCheck }) {
  const { drafted } = check;
  return (
    <>
      <FoundNote check={check} />
      {drafted > 0 && (
        <Note tone="neutral" icon={IconCpu}>
          <Plural
            value={drafted}
            one="# paragraph was written by an AI. Read it before publishing: who publishes answers for it, and the page says so."
            other="# paragraphs were written by an AI. Read them before publishing: who publishes answers for them, and the page says so."
          />
        </Note>
      )}
    </>
  );
}

function FoundNote({ check: { errors, advice } }: { check: AdCheck }) {
  if (errors > 0)
    return (
      <Note tone="danger">
        <Plural
          value={errors}
          one="The check found # thing that blocks publication."
          other="The check found # things that block publication."
        />
      </Note>
    );
  return (
    <Note tone="positive">
      <Trans>Check passed: nothing that blocks.</Trans>{" "}
      {advice > 0 && <Plural value={advice} one="# piece of advice is left." other="# pieces of advice are left." />}
    </Note>
  );
}
