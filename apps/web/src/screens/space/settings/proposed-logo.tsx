import { useLingui } from "@lingui/react/macro";
import { basePath } from "@orbita/contract/product";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { WebsiteProposal } from "./website-proposal.tsx";
import { useSpaceImage } from "./use-space-image.tsx";
import styles from "./website-lookup.module.css";

/** The logo found on the company's website. Like any other logo it is cropped first, then uploaded. */
export function ProposedLogo({ logo }: { logo: { id: string; width: number; height: number } }) {
  const { t, i18n } = useLingui();
  const { choose, error, dialog } = useSpaceImage("logo", t`Logo`);
  const copy = useMutation({
    mutationFn: async () => {
      const { blob } = await answered(api().linkPreviews.image({ params: { id: logo.id } }));
      await choose([new File([blob], "logo.webp", { type: blob.type })]);
    },
  });
  const wrong = copy.error ? failureText(i18n, copy.error) : error;
  return (
    <WebsiteProposal label={t`Logo`} used={false} busy={copy.isPending} onUse={() => copy.mutate()}>
      <img
        src={`${basePath}/link-preview/${logo.id}/image`}
        alt={t`Logo found on the website`}
        width={logo.width}
        height={logo.height}
        className={styles.logo}
      />
      {wrong && (
        <div role="alert">
          <FieldError>{wrong}</FieldError>
        </div>
      )}
      {dialog}
    </WebsiteProposal>
  );
}
