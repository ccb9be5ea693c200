import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Sample, Samples } from "./sample.tsx";

export function OverlaySamples() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const close = () => setDialog(false);
  return (
    <Samples title="Overlays">
      <Sample name="Dialog, drawer, menu, toast">
        <Row wrap>
          <Button onClick={() => setDialog(true)}>Dialog</Button>
          <Button onClick={() => setDrawer(true)}>Drawer</Button>
          <Button
            onClick={() =>
              showToast({ message: "The job post is published", action: { label: "See", run: () => undefined } })
            }
          >
            Toast
          </Button>
          <Menu
            trigger={<IconButton icon={IconDots} label="Acts" />}
            groups={[
              [{ id: "edit", label: "Edit", icon: IconPencil }],
              [
                {
                  id: "delete",
                  label: "Delete",
                  icon: IconTrash,
                  disabled: true,
                  hint: "Close it first: it is published",
                },
              ],
            ]}
          />
        </Row>
      </Sample>
      <Dialog
        opened={dialog}
        onClose={close}
        title="Suspend the job post?"
        closeLabel="Close"
        footNote="You can publish it again."
        actions={
          <>
            <Button variant="quiet" size="lg" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" size="lg" onClick={close}>
              Suspend
            </Button>
          </>
        }
      >
        <Text>It disappears from search, and its slot is free at once.</Text>
      </Dialog>
      <Drawer opened={drawer} onClose={() => setDrawer(false)} title="A closer look" closeLabel="Close">
        <Text>The list behind keeps its place.</Text>
      </Drawer>
    </Samples>
  );
}
