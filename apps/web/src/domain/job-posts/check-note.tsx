import { Plural, Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconCpu } from "@tabler/icons-react";

/** The result of the ad check. Errors block publication, advice does not. */
export type AdCheck = {
  errors: number;
  advice: number;
  /** Number of paragraphs that an AI wrote and nobody edited. */
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
            one="# paragraph was written by AI. Review it before publishing: you’re responsible for it, and the job page will say that AI was used."
            other="# paragraphs were written by AI. Review them before publishing: you’re responsible for them, and the job page will say that AI was used."
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
          one="The check found # issue that blocks publication."
          other="The check found # issues that block publication."
        />
      </Note>
    );
  return (
    <Note tone="positive">
      <Trans>Check passed: nothing blocks publication.</Trans>{" "}
      {advice > 0 && <Plural value={advice} one="# suggestion left." other="# suggestions left." />}
    </Note>
  );
}
