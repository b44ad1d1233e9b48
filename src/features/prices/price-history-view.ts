import { PRICE_HISTORY_DAYS, PRICES_REFETCH_MS } from '../../business/constants.ts';
import { yardTimeText } from '../../domain/shared/new-york-time.ts';
import { historyChart } from '../../domain/prices/history-chart.ts';
import { priceHistoryApi, type PriceHistory } from '../../domain/prices/prices.api.ts';
import { tellPrice } from '../../domain/prices/tell-price.ts';
import { cachedAt } from '../../lib/cached-at.ts';
import { request, RequestError } from '../../lib/request.ts';
import { savedTime } from '../../lib/saved-time.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { priceHistoryKey } from '../../lib/storage-keys.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { make } from '../../ui/make.ts';
import { write } from './price-row.ts';
import { historyViewTexts } from './texts.ts';

/** The last history of a metal that this device fetched, saved on it. */
interface PriceHistoryCopy {
  readonly history: PriceHistory;
  /** ISO 8601: when it was fetched. */
  readonly lastUpdated: string;
}

const timeText = (iso: string) => yardTimeText(new Date(iso));

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

async function fetchHistory(metalType: string): Promise<PriceHistory> {
  const path = priceHistoryApi.path.replace(':metalType', metalType);
  const response = navigator.onLine ? await withRetries(() => request(priceHistoryApi.method, path)) : null;
  // The saved copy is as old as the service worker's answer, and has its own time.
  if (!response || cachedAt(response) !== null)
    throw new Error(navigator.onLine ? '' : historyViewTexts.offline);
  const history = (await response.json()) as PriceHistory;
  const copy: PriceHistoryCopy = { history, lastUpdated: new Date().toISOString() };
  writeStored(priceHistoryKey(metalType), copy);
  return history;
}

/** Fetches and draws the element's metals: now, every 15 minutes while the page is visible, and when back online. */
export function showPriceHistory(root: HTMLElement): void {
  const frames = [...root.querySelectorAll<HTMLElement>('[data-metal]')];
  const metals = frames.map(({ dataset }) => dataset['metal'] ?? '');
  const show = (state: string, note: string, histories: readonly PriceHistory[] = []) => {
    histories.forEach((history, index) => frames[index] && paint(frames[index], history));
    root.dataset['state'] = state;
    write(root, 'note', note);
  };

  const fail = (error: unknown) => {
    // The chart on the screen says how old it is.
    if (root.dataset['state'] === 'loaded') return;
    const isAnswer = error instanceof RequestError;
    const copies = isAnswer
      ? []
      : metals.map((metalType) => readStored<PriceHistoryCopy>(priceHistoryKey(metalType)));
    const saved = copies.flatMap((copy) => (copy && savedTime(copy.lastUpdated) ? [copy] : []));
    const [oldest] = saved.map(({ lastUpdated }) => lastUpdated).toSorted();
    if (oldest && saved.length === metals.length) {
      show(
        'saved',
        historyViewTexts[navigator.onLine ? 'saved' : 'savedOffline'](timeText(oldest)),
        saved.map(({ history }) => history),
      );
      return;
    }
    const message = isAnswer ? `HTTP ${error.status}: ${error.statusText}` : (error as Error).message;
    show('error', historyViewTexts.error(message || historyViewTexts.unknown));
  };

  const load = () =>
    Promise.all(metals.map(fetchHistory))
      .then((histories) => show('loaded', '', histories))
      .catch(fail);
  void load();
  setInterval(() => document.hidden || void load(), PRICES_REFETCH_MS);
  addEventListener('online', () => void load());
}
