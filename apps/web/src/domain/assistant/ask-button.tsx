import { Button, type ButtonProps } from "@orbita/ui/base/button.tsx";
import { IconMessageCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AssistantControl } from "./use-assistant.ts";

type Props = Pick<ButtonProps, "variant" | "size" | "className"> & {
  assistant: Pick<AssistantControl, "opened" | "open" | "close">;
  children: ReactNode;
};

/** Button that opens or closes the assistant. */
export const AskButton = ({ assistant: { opened, open, close }, children, ...look }: Props) => (
  <Button icon={IconMessageCircle} aria-expanded={opened} onClick={opened ? close : open} {...look}>
    {children}
  </Button>
);
