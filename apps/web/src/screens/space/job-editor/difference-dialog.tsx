import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnJobPost } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useState } from "react";
import { differencesOf, settled, type EditorField, type ConflictSide } from "./differences.ts";
import { DifferingText } from "~/shell/form/differing-text.tsx";
import { toEditorValues, type EditorValues } from "./editor-form.ts";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import { useValueLabels } from "./use-value-labels.ts";

/** An edit conflict between two members: the common base, the values on this page, and the post as the other member saved it. */
export type EditConflict = { base: EditorValues; mine: EditorValues; theirs: OwnJobPost };

type Props = {
  clash: EditConflict | null;
  onClose: () => void;
  onChosen: (theirs: OwnJobPost, chosen: EditorValues) => void;
};

export function DifferenceDialog({ clash, onClose, onChosen }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      opened={clash !== null}
      onClose={onClose}
      width={760}
      title={t`This job has two versions`}
      description={t`Someone saved changes while you were editing. Choose a version for each field: nothing will be overwritten until you save.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" size="lg" onClick={onClose}>
            <Trans>Decide later</Trans>
          </Button>
          <Button type="submit" form="differences" variant="primary" size="lg">
            <Trans>Save this choice</Trans>
          </Button>
        </>
      }
    >
      {clash && <Differences key={clash.theirs.version} clash={clash} onChosen={onChosen} />}
    </Dialog>
  );
}

function Differences({
  clash: { base, mine, theirs },
  onChosen,
}: {
  clash: EditConflict;
  onChosen: Props["onChosen"];
}) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const words = useValueLabels();
  const others = toEditorValues(theirs);
  const found = differencesOf(base, mine, others);
  const [sides, setSides] = useState<Partial<Record<EditorField, ConflictSide>>>(() =>
    Object.fromEntries(found.map(({ field, preferred }) => [field, preferred])),
  );
  return (
    <form
      id="differences"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog's form is nested inside the page's form, so its submit event must not bubble.
        event.stopPropagation();
        onChosen(theirs, settled(mine, others, sides));
      }}
    >
      <Stack gap={5}>
        {found.length === 0 && (
          <Text size="md">
            <Trans>Both versions are the same.</Trans>
          </Text>
        )}
        {found.map(({ field }) => {
          const [own, other] = [words(mine, field), words(others, field)];
          return (
            <RadioCards
              key={field}
              legend={labels[field]}
              columns={2}
              value={sides[field] ?? "mine"}
              onChange={(side) => setSides({ ...sides, [field]: side })}
              cards={[
                { value: "mine", title: t`Use mine`, hint: <DifferingText text={own} other={other} /> },
                { value: "theirs", title: t`Use theirs`, hint: <DifferingText text={other} other={own} /> },
              ]}
            />
          );
        })}
      </Stack>
    </form>
  );
}
