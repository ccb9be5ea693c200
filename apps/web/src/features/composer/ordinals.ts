import { msg } from "@lingui/core/macro";

/** Button labels to describe the first image without an alternative text. */
export const writeWords = [
  msg`Write the first`,
  msg`Write the second`,
  msg`Write the third`,
  msg`Write the fourth`,
  msg`Write the fifth`,
  msg`Write the sixth`,
  msg`Write the seventh`,
  msg`Write the eighth`,
] as const;
