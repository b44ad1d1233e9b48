import { suggestionTexts } from '../texts.ts';

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
}

export function AddressSuggestion({ suggestion, onTake }: AddressSuggestionProps) {
  const { address, city, state, zip, reason } = suggestion;
  return (
    <div className="mt-4 bg-sunken p-4">
      <p className="font-bold">{suggestionTexts.question}</p>
      <address className="my-2 text-lg not-italic">
        <span className="block">{address}</span>
        <span className="block">{`${city}, ${state} ${zip}`}</span>
      </address>
      <p className="mb-3">{reason}</p>
      <button type="button" className="button button-line" onClick={onTake}>
        {suggestionTexts.take}
      </button>
    </div>
  );
}
