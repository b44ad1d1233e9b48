import { type FormEvent, useRef, useState } from 'react';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { FormFailure } from '../FormFailure.tsx';
import { counted } from '../staff-text.ts';
import { MovePrices } from './MovePrices.tsx';
import { priceFieldId, PriceRow } from './PriceRow.tsx';
import { draftError, movedDraft, newPrices, type PriceDraft } from './price-draft.ts';

interface PriceDraftsProps {
  readonly metals: readonly MetalPrice[];
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft) => void;
  readonly onReview: () => void;
}

const focusPrice = ({ metalType }: MetalPrice) => document.getElementById(priceFieldId(metalType))?.focus();

/** All metals in one table: Tab or Enter goes from one new price to the next, and from the last to the preview. */
export function PriceDrafts({ metals, draft, onChange, onReview }: PriceDraftsProps) {
  const preview = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string>();
  const changes = newPrices(draft, metals);
  const jumps = changes.filter(({ isJump }) => isJump).map(({ metal }) => metal.metalType);

  function review(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = metals.find((metal) => draftError(draft, metal));
    if (wrong) focusPrice(wrong);
    else if (changes.length === 0) setFailure('Nothing has changed yet. Type a new price.');
    else onReview();
  }

  return (
    <form method="post" noValidate className="mt-4" onSubmit={review}>
      <table className="staff-table price-table">
        <thead>
          <tr>
            <th scope="col">Metal</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {metals.map((metal, row) => (
            <PriceRow
              key={metal.id}
              metal={metal}
              typed={draft[metal.metalType] ?? ''}
              error={draftError(draft, metal)}
              isJump={jumps.includes(metal.metalType)}
              onType={(text) => onChange({ ...draft, [metal.metalType]: text })}
              onNext={() => {
                const next = metals[row + 1];
                if (next) focusPrice(next);
                else preview.current?.focus();
              }}
            />
          ))}
        </tbody>
      </table>
      <div className="staff-sticky">
        <FormFailure message={failure} />
        <button ref={preview} className="button button-signal">
          Preview the change
        </button>
        <button type="button" className="button button-line" onClick={() => onChange({})}>
          Clear
        </button>
        <output className="font-bold">
          {changes.length > 0 && counted(changes.length, 'new price')}
          {jumps.length > 0 && <span className="text-down">, {counted(jumps.length, 'large change')}</span>}
        </output>
      </div>
      <MovePrices
        metals={metals}
        onMove={(moved, hundredths) => onChange(movedDraft(draft, moved, hundredths))}
      />
    </form>
  );
}
