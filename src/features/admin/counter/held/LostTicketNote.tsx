import { Button } from '../../../../ui/Button.tsx';
import { TheirsOrYours } from '../../form/TheirsOrYours.tsx';
import type { SavedTicket } from './saved-ticket.ts';
import { savedFrom, type LostTicket } from './held.store.ts';
import { heldFacts, lostText } from './held-text.ts';

interface LostTicketNoteProps {
  readonly lost: LostTicket;
  /** As this device has it. */
  readonly mine: Pick<SavedTicket, 'label' | 'lines' | 'typed'>;
  readonly onGiveUp: () => void;
  /** Called with the version that is replaced. */
  readonly onInsist: (version: number) => void;
}

/** Says who has a ticket of this device now, or who recorded or discarded it, and lets its person choose. */
export function LostTicketNote({ lost, mine, onGiveUp, onInsist }: LostTicketNoteProps) {
  if (lost.kind === 'closed')
    return (
      <p className="flex flex-wrap items-center gap-3 border-l-8 border-down pl-3 font-bold" role="alert">
        {lostText(lost)} <Button onClick={onGiveUp}>Remove it here</Button>
      </p>
    );
  const { changed } = lost;
  return (
    <TheirsOrYours
      changed={changed}
      title={lostText(lost)}
      theirs={heldFacts(savedFrom(changed.now))}
      yours={heldFacts(mine)}
      onTheirs={onGiveUp}
      onYours={() => onInsist(changed.now.version)}
    />
  );
}
