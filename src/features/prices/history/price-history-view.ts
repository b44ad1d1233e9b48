import { PRICE_HISTORY_DAYS } from '../../../business/constants.ts';
import { yardTimeText } from '../../../domain/shared/time/new-york-time.ts';
import { historyChart } from '../../../domain/prices/list/history-chart.ts';
import type { priceHistoryApi, PriceHistory } from '../../../domain/prices/prices.api.ts';
import { tellPrice } from '../../../domain/prices/list/tell-price.ts';
import { askAgain, createSavedData } from '../../../lib/storage/saved-data.ts';
import { priceHistoryKey } from '../../../lib/storage/storage-keys.ts';
import { make } from '../../../ui/make.ts';
import { write } from '../list/price-row.ts';
import { historyViewTexts } from '../texts.ts';

const timeText = (at: string | number) => yardTimeText(new Date(at));

/** Draws one metal into its frame. Throws if the history is malformed. */
function paint(frame: Element, { points, unit }: PriceHistory): void {
  const chart = historyChart(points, new Date());
  const last = points.at(-1);
  if (!chart || !last) throw new Error('no price history');
  const { line, nowAt, low, high, steps, summary } = chart;
  frame.querySelector('[data-line]')?.setAttribute('d', line);
  frame.querySelector('[data-end]')?.setAttribute('d', `M${PRICE_HISTORY_DAYS} ${nowAt}h0`);
  const [amount, per] = tellPrice({ ...last, unit });
  write(frame, 'price', amount);
  write(frame, 'unit', historyViewTexts.asOf(per, timeText(last.from)));
  write(frame, 'high', low === high ? '' : historyViewTexts.high(high));
  write(frame, 'low', low === high ? '' : historyViewTexts.low(low));
  write(frame, 'summary', summary);
  frame
    .querySelector('tbody')
    ?.replaceChildren(
      ...steps.map(({ from, price, change }) =>
        make(
          'tr',
          '',
          make('td', '', timeText(from)),
          make('td', '', tellPrice({ price, unit })[0]),
          make('td', '', change),
        ),
      ),
    );
}

const HISTORY_PATH: (typeof priceHistoryApi)['path'] = '/api/metal-prices/:metalType/history';

const historyOf = (metalType: string) =>
  createSavedData<PriceHistory>(
    HISTORY_PATH.replace(':metalType', metalType),
    priceHistoryKey(metalType),
    'points',
  );

/** Draws the element's metals: now, every 15 minutes while the page is visible, and when back online. */
export function showPriceHistory(root: HTMLElement): void {
  const frames = [...root.querySelectorAll<HTMLElement>('[data-metal]')];
  const metals = frames.map(({ dataset }) => historyOf(dataset['metal'] ?? ''));
  const show = (state: string, note: string, histories: readonly PriceHistory[] = []) => {
    histories.forEach((history, index) => frames[index] && paint(frames[index], history));
    root.dataset['state'] = state;
    write(root, 'note', note);
  };
  const fail = (message: string) =>
    show('error', historyViewTexts.error(message || historyViewTexts.unknown));

  async function ask(how: 'load' | 'reload') {
    const { onLine } = navigator;
    if (onLine) await Promise.all(metals.map((metal) => metal[how]()));
    const states = metals.map(({ $state }) => $state.get());
    const failure = states.find((state) => state.failure !== null)?.failure;
    if (onLine && failure === undefined && states.every(({ value }) => value?.source === 'server'))
      return show(
        'loaded',
        '',
        states.flatMap(({ value }) => value?.list ?? []),
      );
    // The chart on the screen says how old it is.
    if (root.dataset['state'] === 'loaded') return undefined;
    // What the server refuses, it would refuse with a copy at hand, too.
    const saved = failure?.startsWith('HTTP ')
      ? []
      : metals.flatMap((metal, index) => states[index]?.value ?? metal.saved() ?? []);
    if (saved.length < metals.length) return fail(onLine ? (failure ?? '') : historyViewTexts.offline);
    const oldest = timeText(Math.min(...saved.map(({ at }) => at)));
    const note = historyViewTexts[onLine ? 'saved' : 'savedOffline'](oldest);
    return show(
      'saved',
      note,
      saved.map(({ list }) => list),
    );
  }

  const draw = (how: 'load' | 'reload') => ask(how).catch(({ message }: Error) => fail(message));
  void draw('load');
  askAgain(draw);
}
