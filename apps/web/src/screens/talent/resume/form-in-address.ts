import { resumeSections } from "@orbita/contract/resumes/section-order";
import type { ResumeSection } from "@orbita/contract";

type AddressedForm = { section: ResumeSection; entry: string };

/**
 * The form that the hash of an address names by the id of the button that opens it, for example `#open-experience:new`. Null if it names
 * none.
 */
export function formInAddress(hash: string): AddressedForm | null {
  const [, name, entry] = /^#open-([a-zA-Z]+)(?::|%3A)([\w-]{1,64})$/.exec(hash) ?? [];
  const section = resumeSections.find((one) => one === name);
  return section && entry ? { section, entry } : null;
}
