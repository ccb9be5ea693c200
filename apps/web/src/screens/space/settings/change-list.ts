import type { SpaceFieldName } from "~/domain/spaces/space-values.ts";

type ChangedFieldGroup = readonly SpaceFieldName[];

const hours: ChangedFieldGroup = ["onsiteStart", "onsiteEnd"];

/** Groups the changed fields into the changes that users would count: a range of hours is one change. */
export function changeList(dirty: readonly SpaceFieldName[]): readonly ChangedFieldGroup[] {
  const first = dirty.find((field) => hours.includes(field));
  return dirty.flatMap((field): ChangedFieldGroup[] => {
    if (!hours.includes(field)) return [[field]];
    return field === first ? [hours] : [];
  });
}
