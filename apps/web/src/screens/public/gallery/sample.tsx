import { Card } from "@orbita/ui/base/card.tsx";
import { Grid, Stack } from "@orbita/ui/base/stack.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import type { ReactNode } from "react";

export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Grid columns={3}>{children}</Grid>
      </Stack>
    </section>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card as="div">
      <Card.Head title={name} level={3} />
      <Card.Body>{children}</Card.Body>
    </Card>
  );
}
