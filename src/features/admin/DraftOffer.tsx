import { Button } from '../../ui/Button.tsx';
import { staffClock } from './staff-text.ts';

export interface DraftOfferProps {
  /** "prices": what was typed. */
  readonly name: string;
  readonly savedAt: number;
  readonly onOpen: () => void;
  readonly onDiscard: () => void;
}

/** Offers again what somebody typed and did not send. */
export const DraftOffer = ({ name, savedAt, onOpen, onDiscard }: DraftOfferProps) => (
  <div className="border-2 border-brass bg-surface p-3">
    <p className="font-bold">
      Unsaved {name} from {staffClock(new Date(savedAt).toISOString())}
    </p>
    <div className="actions mt-2">
      <Button aria-label={`Open the unsaved ${name}`} onClick={onOpen}>
        Open
      </Button>
      <Button aria-label={`Discard the unsaved ${name}`} onClick={onDiscard}>
        Discard
      </Button>
    </div>
  </div>
);
