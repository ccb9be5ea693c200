import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Facts } from "@orbita/ui/base/facts.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Row, Stack } from "@orbita/ui/base/stack.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Sample, Samples } from "./sample.tsx";

const nothing = () => undefined;

export function BaseSamples() {
  return (
    <Samples title="Base">
      <Sample name="Buttons">
        <Row wrap>
          <Button variant="primary">Primary</Button>
          <Button variant="accent">Accent</Button>
          <Button>Outline</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button variant="dangerFill">Danger, filled</Button>
          <Button variant="primary" busy>
            Busy
          </Button>
          <Button disabled>Disabled</Button>
        </Row>
      </Sample>
      <Sample name="States and facts">
        <Stack gap={3}>
          <Row wrap>
            <Badge dot="ring">Draft</Badge>
            <Badge tone="positive">Published</Badge>
            <Badge tone="warning">Suspended</Badge>
            <Badge tone="danger">Late</Badge>
            <Badge tone="info">Info</Badge>
          </Row>
          <Row wrap>
            <Tag>Java 21</Tag>
            <Chip on removable onClick={nothing} label="Remove: hybrid">
              Hybrid
            </Chip>
            <Chip onClick={nothing}>Contract</Chip>
          </Row>
          <Row wrap gap={4}>
            <PromiseLabel>Answers within 7 days</PromiseLabel>
            <PromiseLabel state="due">Due today</PromiseLabel>
            <PromiseLabel state="late">1 day late</PromiseLabel>
          </Row>
        </Stack>
      </Sample>
      <Sample name="People and Spaces">
        <Row wrap gap={3}>
          {["Giulia Ferraris", "Marta Olivieri", "Amir Haddad"].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar.Blind />
          {["Lanterna Software", "Ortovivo", "Quadra Pay"].map((name) => (
            <SpaceAvatar key={name} name={name} />
          ))}
        </Row>
      </Sample>
      <Sample name="Notes">
        <Stack gap={2}>
          <Note>Saved on this device.</Note>
          <Note tone="positive">The check is passed.</Note>
          <Note tone="warning">Confirm your email address to publish.</Note>
          <Note tone="danger">You do not have permission to access this.</Note>
        </Stack>
      </Sample>
      <Sample name="Facts">
        <Facts
          facts={[
            { term: "Pay", value: "38.000–45.000 €", note: "CCNL Metalmeccanico" },
            { term: "Place", value: "Genova", note: "Liguria" },
          ]}
        />
      </Sample>
      <Sample name="Slots">
        <ProgressBar value={2} max={3} label="2 of 3 taken" />
      </Sample>
    </Samples>
  );
}
