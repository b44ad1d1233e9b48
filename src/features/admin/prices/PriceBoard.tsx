import { useState } from 'react';
import { readPriceBoardApi } from '../../../domain/prices/admin-prices.api.ts';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { ListFailure } from '../ListFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffList } from '../use-staff-list.ts';
import { PriceDrafts } from './PriceDrafts.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { PriceReview } from './PriceReview.tsx';
import { newPrices, type PriceDraft } from './price-draft.ts';

const ask = () => staffCall(readPriceBoardApi);

interface EditorProps {
  readonly metals: readonly MetalPrice[];
  readonly onPublished: () => Promise<void>;
}

function Editor({ metals, onPublished }: EditorProps) {
  const [draft, setDraft] = useState<PriceDraft>({});
  const [isReview, setReview] = useState(false);
  if (!isReview) {
    return <PriceDrafts metals={metals} draft={draft} onChange={setDraft} onReview={() => setReview(true)} />;
  }
  return (
    <PriceReview
      prices={newPrices(draft, metals)}
      onBack={() => setReview(false)}
      onPublished={async () => {
        setDraft({});
        await onPublished();
        setReview(false);
        document.getElementById('prices-title')?.focus();
      }}
    />
  );
}

/** The prices of all metals, to be changed together. */
export function PriceBoard() {
  const { value, failure, reload } = useStaffList(ask);
  return (
    <section id="prices" className="mt-10 scroll-mt-4" aria-labelledby="prices-title">
      <h2 id="prices-title" tabIndex={-1}>
        Prices
      </h2>
      <ListFailure failure={failure} reload={reload} />
      {value === null && failure === null && <p className="mt-3 min-h-96 text-muted">One moment…</p>}
      {value && (
        <>
          <Editor metals={value.metals} onPublished={reload} />
          <PriceHistory batches={value.batches} onChanged={reload} />
        </>
      )}
    </section>
  );
}
