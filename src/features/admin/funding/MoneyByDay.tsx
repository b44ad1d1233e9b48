import { useState } from 'react';
import { readFundingApi } from '../../../domain/payments/admin-funding.api.ts';
import { fundingCsv } from '../../../domain/payments/funding-csv.ts';
import { type DayRange, latestDays } from '../../../domain/shared/day-range.schema.ts';
import { inNewYork } from '../../../domain/shared/new-york-time.ts';
import { LoadState } from '../LoadState.tsx';
import { saveFile } from '../save-file.ts';
import { staffCall } from '../staff.store.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { MoneyBars } from './MoneyBars.tsx';
import { MoneyTable } from './MoneyTable.tsx';
import { MoneyTotals } from './MoneyTotals.tsx';
import { RangeForm } from '../ui/RangeForm.tsx';

function Report({ range }: { readonly range: DayRange }) {
  const funding = useRemoteData(() => staffCall(readFundingApi, { query: range }));
  const { value } = funding;
  if (value === null) return <LoadState {...funding} waiting="mt-4 min-h-96" />;
  const { from, to, days } = value;
  const download = () =>
    saveFile(new Blob([fundingCsv(value)], { type: 'text/csv;charset=utf-8' }), `money-${from}-to-${to}.csv`);
  if (days.length === 0) return <p className="mt-4">No money moved on these days.</p>;
  return (
    <>
      <MoneyTotals total={value.total} />
      <MoneyBars funding={value} />
      <MoneyTable funding={value} />
      <button type="button" className="button button-line mt-4" onClick={download}>
        Download as CSV
      </button>
    </>
  );
}

/** What came in and went out on the chosen days. */
export function MoneyByDay() {
  const [today] = useState(() => inNewYork(new Date()).date);
  const [range, setRange] = useState(() => latestDays(today));
  return (
    <section className="mt-8" aria-labelledby="money-title">
      <h2 id="money-title">Money by day</h2>
      <RangeForm range={range} today={today} onChoose={setRange} />
      <Report key={range.from + range.to} range={range} />
    </section>
  );
}
