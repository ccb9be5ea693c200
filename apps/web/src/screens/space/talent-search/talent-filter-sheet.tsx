import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentSearchPage } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useState } from "react";
import { TalentFilters } from "./talent-filters.tsx";
import { countTalentFilters, wholeSearch } from "~/domain/talent-search/search-address.ts";
import type { TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";
import styles from "./page.module.css";

type Props = { talents: TalentSearchControl; page: TalentSearchPage | undefined };

/** The filters as a sheet, for screens without a filter column. Its button shows the number of results after each choice. */
export function TalentFilterSheet({ talents, page }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const { search, linkTo } = talents;
  const count = countTalentFilters(search);
  const close = () => setOpened(false);
  return (
    <>
      <Chip on={count > 0} onClick={() => setOpened(true)}>
        {count > 0 ? <Trans>Filters · {count}</Trans> : <Trans>Filters</Trans>}
      </Chip>
      <Dialog
        opened={opened}
        onClose={close}
        title={t`Filters`}
        closeLabel={t`Close`}
        actions={
          <Button variant="primary" size="lg" className={styles.sheetButton} onClick={close}>
            <Plural
              value={page?.totalElements ?? 0}
              _0="No one matches these filters"
              one="Show # person"
              other="Show # people"
            />
          </Button>
        }
      >
        {count > 0 && (
          <p className={styles.sheetReset}>
            <TextLink link={linkTo({ ...wholeSearch, q: search.q, size: search.size })}>
              <Trans>Reset</Trans>
            </TextLink>
          </p>
        )}
        <TalentFilters talents={talents} page={page} look="chips" />
      </Dialog>
    </>
  );
}
