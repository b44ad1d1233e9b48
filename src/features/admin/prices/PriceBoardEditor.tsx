import { type ReactNode, useState } from 'react';
import { yardName } from '../../../business/yards.ts';
import {
  type BoardGrade,
  type PriceBatch,
  type PriceBoard,
  readPriceBoardApi,
  undoPricesApi,
} from '../../../domain/prices/admin-prices.api.ts';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { mayActAt, yardsOf } from '../../../domain/shared/yard-rights.ts';
import { priceKey } from '../../../domain/prices/price.schema.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { actFirst, useAct } from '../act.ts';
import { DraftOffers } from '../form/DraftOffers.tsx';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { useStaffDrafts } from '../form/saved-draft.ts';
import { searchInAddress } from '../ui/lists/search-in-address.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { everyLine, PriceDrafts, type PriceView } from './PriceDrafts.tsx';
import { PriceHistoryList } from './PriceHistoryList.tsx';
import {
  newPrices,
  type PriceDraft,
  pricesByYard,
  SAME_AS_COMMON,
  type SeenPrices,
  seenPrices,
  withoutYard,
} from './price-draft.ts';

const PriceReview = lazyPart(async () => (await import('./PriceReview.tsx')).PriceReview);

const UNDO_SHOWN_MS = 10_000;

/** Where the button that had the focus is gone. */
const focusTitle = () => document.getElementById('prices-title')?.focus();

interface EditorProps {
  readonly staff: StaffSession;
  readonly board: PriceBoard;
  readonly reload: () => Promise<void>;
}

function Editor({ staff, board: { metals, batches }, reload }: EditorProps) {
  const [draft, setDraft] = useState<PriceDraft>({});
  const [seen, setSeen] = useState<SeenPrices>({});
  const kept = useStaffDrafts<PriceDraft, SeenPrices>('prices');
  const [view, setView] = useState<PriceView>(() => ({
    yardId: mayActAt(staff, null) ? null : (yardsOf(staff)[0] ?? null),
    filter: searchInAddress(),
    opened: ['cards'],
  }));
  const [isReview, setReview] = useState(false);
  const { run, refused } = useAct(reload, actFirst);
  const every = everyLine(metals);

  /** `before`: what was seen where something was typed already. */
  function type(next: PriceDraft, before: SeenPrices = seen) {
    const now = seenPrices(next, every, before);
    setDraft(next);
    setSeen(now);
    kept.save(...pricesByYard(next, now, every));
  }
  /** What was typed at the same yard meanwhile is offered instead. */
  function open(id: string) {
    const taken = kept.take(id);
    if (taken)
      type({ ...withoutYard(draft, view.yardId, every), ...taken.typed }, { ...seen, ...taken.seen });
    focusTitle();
  }
  const leaveReview = () => {
    setReview(false);
    focusTitle();
  };
  const undo = (id: string) => run(() => staffCall(undoPricesApi, { params: { id } }), 'Prices restored');
  function publishAgain({ lines }: PriceBatch) {
    const again = Object.fromEntries(
      lines.map((line) => [priceKey(line), line.price ?? SAME_AS_COMMON] as const),
    );
    if (newPrices(again, every).length === 0)
      return showToast({ title: 'These prices are already published' });
    type({ ...draft, ...again });
    return setReview(true);
  }

  return (
    <>
      <div className="mt-3 grid gap-3 empty:hidden">
        <DraftOffers
          name={view.yardId === null ? 'prices' : `${yardName(view.yardId)} prices`}
          offered={isReview ? [] : kept.offered.filter(({ yardId = null }) => yardId === view.yardId)}
          isRefused={kept.isRefused}
          onOpen={open}
          onDiscard={(id) => {
            kept.discard(id);
            focusTitle();
          }}
        />
      </div>
      {isReview ? (
        <PriceReview
          prices={newPrices(draft, every)}
          seen={seen}
          onDecide={(key, theirs, isMine) => {
            const rest = Object.fromEntries(Object.entries(draft).filter(([other]) => other !== key));
            type(isMine ? draft : rest, { ...seen, [key]: theirs });
          }}
          onReload={reload}
          onBack={leaveReview}
          onPublished={async (id, state) => {
            showToast(
              state === 'scheduled'
                ? { title: 'Prices scheduled' }
                : {
                    title: 'Prices published',
                    displayMs: UNDO_SHOWN_MS,
                    action: { label: 'Undo', run: () => void undo(id) },
                  },
            );
            await reload();
            type({});
            leaveReview();
          }}
        />
      ) : (
        <PriceDrafts
          staff={staff}
          metals={metals}
          batches={batches}
          draft={draft}
          view={view}
          onView={setView}
          onChange={(next) => type(next)}
          onReview={() => setReview(true)}
        />
      )}
      <FormFailure message={refused} className="mt-3" />
      <PriceHistoryList staff={staff} batches={batches} onChanged={reload} onAgain={publishAgain} />
    </>
  );
}

interface PriceBoardProps {
  readonly staff: StaffSession;
  /** What is below the prices, with the board's grades. */
  readonly children?: (metals: readonly BoardGrade[], reload: () => Promise<void>) => ReactNode;
}

/** Edits the prices of all grades together. */
export function PriceBoardEditor({ staff, children }: PriceBoardProps) {
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
          <Editor staff={staff} board={value} reload={reload} />
          {children?.(value.metals, reload)}
        </>
      )}
    </section>
  );
}
