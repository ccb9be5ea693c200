import { Plural, Trans } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";

/** What the check of the ad found: errors block, advice does not. */
export type AdCheck = { errors: number; advice: number };

export function CheckNote({ check: { errors, advice } }: { check: AdCheck }) {
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
