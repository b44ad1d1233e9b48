import { type ReactNode, useState } from 'react';
import { type BoardGrade, readPriceBoardApi } from '../../../domain/prices/admin-prices.api.ts';
import { lazyPart } from '../lazy-part.tsx';
import { LoadState } from '../LoadState.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { everyLine, PriceDrafts } from './PriceDrafts.tsx';
import { PriceHistoryList } from './PriceHistoryList.tsx';
import { newPrices, type PriceDraft } from './price-draft.ts';

const PriceReview = lazyPart(async () => (await import('./PriceReview.tsx')).PriceReview);

interface EditorProps {
  readonly metals: readonly BoardGrade[];
  readonly onPublished: () => Promise<void>;
}

function Editor({ metals, onPublished }: EditorProps) {
  const [draft, setDraft] = useState<PriceDraft>({});
  const [isReview, setReview] = useState(false);
  const leaveReview = () => {
    setReview(false);
    document.getElementById('prices-title')?.focus();
  };
  if (!isReview) {
    return <PriceDrafts metals={metals} draft={draft} onChange={setDraft} onReview={() => setReview(true)} />;
  }
  return (
    <PriceReview
      prices={newPrices(draft, everyLine(metals))}
      onBack={leaveReview}
      onPublished={async () => {
        await onPublished();
        setDraft({});
        leaveReview();
      }}
    />
  );
}

interface PriceBoardProps {
  /** What is below the prices, with the board's grades. */
  readonly children?: (metals: readonly BoardGrade[], reload: () => Promise<void>) => ReactNode;
}

/** Edits the prices of all grades together. */
export function PriceBoardEditor({ children }: PriceBoardProps) {
  const board = useStaffData(readPriceBoardApi);
  const { value, reload } = board;
  return (
    <section id="prices" className="mt-10 scroll-mt-4" aria-labelledby="prices-title">
      <h2 id="prices-title" tabIndex={-1}>
        Prices
      </h2>
      <LoadState {...board} waiting="mt-3 min-h-96" />
      {value && (
        <>
          <Editor metals={value.metals} onPublished={reload} />
          <PriceHistoryList batches={value.batches} onChanged={reload} />
          {children?.(value.metals, reload)}
        </>
      )}
    </section>
  );
}
