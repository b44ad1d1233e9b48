import { Button } from '../../Button.tsx';
import { suggestionTexts } from '../../texts.ts';

interface AddressSuggestionProps {
  readonly suggestion: {
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    /** A sentence about what was changed. */
    readonly reason: string;
  };
  readonly onTake: () => void;
  /** Where the visitor has to choose between the two. */
  readonly onKeep?: () => void;
}

export function AddressSuggestion({ suggestion, onTake, onKeep }: AddressSuggestionProps) {
  const { address, city, state, zip, reason } = suggestion;
  return (
    <fieldset
      className="mt-4 min-w-0 bg-sunken p-4"
      aria-label={suggestionTexts.question}
      tabIndex={-1}
      data-question={onKeep && ''}
    >
      <p className="font-bold">{suggestionTexts.question}</p>
      <address className="my-2 text-lg not-italic">
        <span className="block">{address}</span>
        <span className="block">{`${city}, ${state} ${zip}`}</span>
      </address>
      <p className="mb-3">{reason}</p>
      <div className="actions">
        <Button variant={onKeep ? 'signal' : 'line'} onClick={onTake}>
          {suggestionTexts.take}
        </Button>
        {onKeep && <Button onClick={onKeep}>{suggestionTexts.keep}</Button>}
      </div>
    </fieldset>
  );
}
