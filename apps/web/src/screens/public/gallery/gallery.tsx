import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { SchemeSwitch } from "~/shell/frames/scheme-switch.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { BaseSamples } from "./base-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import styles from "./gallery.module.css";

/** Shows the components and their states to developers. It exists in development only, so it is in English only. */
export function Gallery() {
  return (
    <UiRoot>
      <Page as="main" className={styles.gallery}>
        <Stack gap={8}>
          <Row justify="between" align="baseline">
            <Heading level={1} size="lg">
              The kit
            </Heading>
            <SchemeSwitch />
          </Row>
          <Text tone="muted">Every component in the states that matter. Under /ar the same page is mirrored.</Text>
          <BaseSamples />
          <FieldSamples />
          <OverlaySamples />
          <StateSamples />
        </Stack>
      </Page>
    </UiRoot>
  );
}
