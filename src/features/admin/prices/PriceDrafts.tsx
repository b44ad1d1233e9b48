import { type FormEvent, useState } from 'react';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { FormFailure } from '../FormFailure.tsx';
import { MovePrices } from './MovePrices.tsx';
import { PriceDraftCard } from './PriceDraftCard.tsx';
import { draftError, movedDraft, newPrices, type PriceDraft } from './price-draft.ts';

interface PriceDraftsProps {
  readonly metals: readonly MetalPrice[];
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft) => void;
  readonly onReview: () => void;
}

export function PriceDrafts({ metals, draft, onChange, onReview }: PriceDraftsProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const toggle = (type: string) =>
    setPicked(picked.includes(type) ? picked.filter((other) => other !== type) : [...picked, type]);

  function review(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = metals.find((metal) => draftError(draft, metal));
    if (wrong) document.getElementById(`price-${wrong.metalType}`)?.focus();
    else if (newPrices(draft, metals).length === 0) setFailure('Nothing is changed yet: type a new price.');
    else onReview();
  }

  return (
    <form method="post" noValidate className="mt-4" onSubmit={review}>
      <MovePrices
        count={picked.length}
        onMove={(hundredths) => {
          const some = metals.filter(({ metalType }) => picked.includes(metalType));
          onChange(movedDraft(draft, some.length > 0 ? some : metals, hundredths));
        }}
      />
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {metals.map((metal) => (
          <PriceDraftCard
            key={metal.id}
            metal={metal}
            typed={draft[metal.metalType] ?? ''}
            error={draftError(draft, metal)}
            isPicked={picked.includes(metal.metalType)}
            onPick={() => toggle(metal.metalType)}
            onType={(text) => onChange({ ...draft, [metal.metalType]: text })}
            onMove={(hundredths) => onChange(movedDraft(draft, [metal], hundredths))}
          />
        ))}
      </ul>
      <div className="mt-4">
        <FormFailure message={failure} />
      </div>
      <div className="actions mt-4">
        <button className="button button-signal">Preview the change</button>
        <button type="button" className="button button-line" onClick={() => onChange({})}>
          Clear
        </button>
      </div>
    </form>
  );
}
