import { yardName } from '../../../business/yards.ts';
import { type HoldExposure, readHoldBoardApi } from '../../../domain/holds/admin-holds.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { groupedNumber } from '../../../domain/shared/numbers/typed-number.ts';
import { counted } from '../staff-text.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { useStaffData } from '../use-staff-data.ts';

/** "3 holds, up to 4,000 lb. Extra cost at today’s prices: $200.00" */
function exposureText({ count, pounds, aboveCents }: HoldExposure): string {
  const weight = pounds > 0 ? `, up to ${groupedNumber(String(pounds))} lb` : '';
  return `${counted(count, 'hold')}${weight}. Extra cost at today’s prices: ${moneyText(aboveCents)}`;
}

/** What is promised by held prices, by yard. */
export const ExposureList = ({ exposure }: { readonly exposure: readonly HoldExposure[] }) =>
  exposure.length === 0 ? (
    <p className="mt-2">No prices are held right now.</p>
  ) : (
    <ul className="mt-2">
      {exposure.map((each) => (
        <li key={each.yardId} className="border-b-2 border-line py-2 tabular-nums">
          <strong>{yardName(each.yardId)}</strong>: {exposureText(each)}
        </li>
      ))}
    </ul>
  );

/** On Today: what sellers hold. */
export function HeldToday() {
  const board = useStaffData(readHoldBoardApi);
  return (
    <section className="staff-card" aria-labelledby="held-prices-title">
      <h2 id="held-prices-title">Held prices</h2>
      <LoadState {...board} waiting="min-h-20" />
      {board.value && <ExposureList exposure={board.value.exposure} />}
    </section>
  );
}
