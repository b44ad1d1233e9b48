import {
  cancelPricesApi,
  type PriceBatch,
  type PriceBatchLine,
  undoPricesApi,
} from '../../../domain/prices/admin-prices.api.ts';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { mayActAt } from '../../../domain/shared/yard-rights.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { actFirst, useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { yardName } from '../../../business/yards.ts';
import { staffCall } from '../staff.store.ts';
import { Button } from '../../../ui/Button.tsx';

interface PriceHistoryProps {
  readonly staff: StaffSession;
  readonly batches: readonly PriceBatch[];
  readonly onChanged: () => Promise<void>;
  /** Brings the prices of an undone batch back into the preview. */
  readonly onAgain: (batch: PriceBatch) => void;
}

/** The state, and when and by whom: "Undone", " (was published Nov 26, 9:05 AM, by Stan Clerk)". */
const STATE_WORDS: Readonly<
  Record<PriceBatch['state'], readonly [state: string, when: (when: string) => string]>
> = {
  scheduled: ['Scheduled', (when) => ` for ${when}`],
  published: ['Published', (when) => ` ${when}`],
  canceled: ['Canceled', (when) => ` (was scheduled for ${when})`],
  undone: ['Undone', (when) => ` (was published ${when})`],
};

const lineName = ({ name, yardId }: PriceBatchLine) =>
  yardId === null ? name : `${name} at ${yardName(yardId)}`;

const lineText = (line: PriceBatchLine) => {
  const before = line.beforePrice === null ? '' : `$${line.beforePrice} → `;
  return line.price === null
    ? `${lineName(line)} ${before}same as all yards`
    : `${lineName(line)} ${before}$${line.price} per ${line.unit}`;
};

function BatchCard({
  staff,
  batch,
  onChanged,
  onAgain,
}: Omit<PriceHistoryProps, 'batches'> & { readonly batch: PriceBatch }) {
  const { isBusy, run, refused } = useAct(async () => {
    await onChanged();
    // The button that had the focus may be gone.
    document.getElementById('history-title')?.focus();
  }, actFirst);
  const { id, state, canUndo, publishAt, createdBy, lines } = batch;
  const isOwn = lines.every(({ yardId }) => mayActAt(staff, yardId));
  const [word, whenText] = STATE_WORDS[state];
  const button = (label: string, work: () => Promise<unknown>, done: string) => (
    <Button
      className="mt-3"
      disabled={isBusy}
      aria-label={`${label}: ${lines.map(lineName).join(', ')}`}
      onClick={() => void run(work, done)}
    >
      {label}
    </Button>
  );
  return (
    <li className="border-2 border-line bg-surface p-4">
      <p>
        <strong>{word}</strong>
        {whenText(`${staffTime(publishAt)}, by ${createdBy}`)}
      </p>
      <ul className="mt-1 text-muted tabular-nums">
        {lines.map((line) => (
          <li key={lineName(line)}>{lineText(line)}</li>
        ))}
      </ul>
      {isOwn &&
        canUndo &&
        button('Undo', () => staffCall(undoPricesApi, { params: { id } }), 'Prices restored')}
      {isOwn && state === 'undone' && (
        <Button
          className="mt-3"
          aria-label={`Publish these again: ${lines.map(lineName).join(', ')}`}
          onClick={() => onAgain(batch)}
        >
          Publish these again
        </Button>
      )}
      {isOwn &&
        state === 'scheduled' &&
        button('Cancel', () => staffCall(cancelPricesApi, { params: { id } }), 'Scheduled prices canceled')}
      <FormFailure message={refused} className="mt-3" />
    </li>
  );
}

/** Past price changes, with an undo button. */
export const PriceHistoryList = ({ staff, batches, onChanged, onAgain }: PriceHistoryProps) => (
  <section className="mt-8" aria-labelledby="history-title">
    <h3 id="history-title" tabIndex={-1} className="text-2xl">
      Recent changes
    </h3>
    {batches.length === 0 && <p className="mt-2 text-muted">No price changes yet.</p>}
    <ul className="mt-3 grid gap-4 lg:grid-cols-2">
      {batches.map((batch) => (
        <BatchCard key={batch.id} staff={staff} batch={batch} onChanged={onChanged} onAgain={onAgain} />
      ))}
    </ul>
  </section>
);
