import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import type { SavedDraft } from './saved-draft.ts';
import { staffClock } from '../staff-text.ts';

export interface DraftOffersProps {
  /** "prices": what was typed. */
  readonly name: string;
  readonly offered: readonly Pick<SavedDraft<unknown, unknown>, 'id' | 'savedAt'>[];
  /** This device does not keep what is typed. */
  readonly isRefused: boolean;
  readonly onOpen: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** Offers again what somebody typed and did not send, and says if this device keeps nothing. */
export const DraftOffers = ({ name, offered, isRefused, onOpen, onDiscard }: DraftOffersProps) => (
  <>
    {offered.map(({ id, savedAt }) => {
      const unsent = `unsaved ${name} from ${staffClock(new Date(savedAt).toISOString())}`;
      return (
        <div key={id} className="border-2 border-brass bg-surface p-3">
          <p className="font-bold first-letter:uppercase">{unsent}</p>
          <div className="actions mt-2">
            <Button aria-label={`Open the ${unsent}`} onClick={() => onOpen(id)}>
              Open
            </Button>
            <Button aria-label={`Discard the ${unsent}`} onClick={() => onDiscard(id)}>
              Discard
            </Button>
          </div>
        </div>
      );
    })}
    <FormFailure
      message={
        isRefused ? 'This device can’t save what you type. Send it before you leave this page.' : undefined
      }
    />
  </>
);
