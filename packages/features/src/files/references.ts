import type { Tx } from "@orbita/db";

/** Clears the columns of another feature that refer to files which are being deleted. */
type ReferenceRemover = (tx: Tx, fileIds: readonly string[]) => Promise<void>;

const clearings = new Set<ReferenceRemover>();

/**
 * Registers the function of a feature whose rows show files, such as the logo of a Space. These features depend on this one and
 * cannot be imported here, and an event would reach them only after the commit, so `registerReactions` registers
 * them.
 */
export const onFilesLeaving = (clear: ReferenceRemover): void => void clearings.add(clear);

/** Clears all references to these files, in the order of registration: it is also the order in which rows are locked. */
export async function clearReferences(tx: Tx, fileIds: readonly string[]): Promise<void> {
  for (const clear of clearings) await clear(tx, fileIds);
}
