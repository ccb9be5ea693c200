import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useActingSpace } from "~/shell/session/acting-space.tsx";

/** Empty state of a Space without job posts: explains the page and the first steps. */
export function FirstSteps({ onCreate }: { onCreate: (() => void) | undefined }) {
  const { t } = useLingui();
  const params = { space: useActingSpace().url };
  return (
    <Card>
      <StateView
        kind="emptyPeople"
        title={t`Candidates waiting for your reply will appear here`}
        actions={
          <>
            {onCreate && (
              <Button variant="primary" icon={IconPlus} onClick={onCreate}>
                <Trans>Create your first job</Trans>
              </Button>
            )}
            <ButtonLink variant="outline" link={<Link to="/work/$space/members" params={params} />}>
              <Trans>Invite a colleague</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>
          Every job has a reply time. From your first application on, you’ll see here who needs a reply today and which
          replies are about to be late.
        </Trans>
      </StateView>
    </Card>
  );
}
