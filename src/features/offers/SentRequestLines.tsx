import { useId } from 'react';
import type { RequestPage } from '../../domain/offers/offers.api.ts';
import { askedForLine, type SentRequest, typedLines } from '../../domain/quotes/sent-lines.ts';
import { sentLabels, weightTexts } from '../../domain/quotes/texts.ts';
import { readInTab } from '../../lib/storage/storage.ts';
import { SENT_REQUEST_KEY } from '../../lib/storage/storage-keys.ts';
import { FactList } from './FactList.tsx';
import { requestViewTexts } from './texts.ts';

interface SentRequestLinesProps {
  readonly page: RequestPage;
  readonly token: string;
}

/** The server shows nothing that was typed. The tab that sent the request has that, and repeats it in either language. */
function linesOf(
  { kind, car, weight, stop, day, time }: RequestPage,
  token: string,
): ReturnType<typeof typedLines> {
  const sent = readInTab<SentRequest>(SENT_REQUEST_KEY);
  if (sent?.token !== token) {
    return [
      ...(weight && !car ? [[sentLabels.weight, weightTexts[weight]] as const] : []),
      ...(kind === 'pickup' && day && time && !stop ? [askedForLine(day, time)] : []),
    ];
  }
  // The yard stands above, and the time of a truck may have moved since.
  const lines = typedLines({ ...sent.request, location: '' }, car !== null);
  return stop ? lines.filter(([label]) => label !== sentLabels.when && label !== sentLabels.askedFor) : lines;
}

/** What was sent, as far as whoever looks may see it. */
export function SentRequestLines({ page, token }: SentRequestLinesProps) {
  const id = useId();
  const lines = linesOf(page, token);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl uppercase">
        {requestViewTexts.sent}
      </h2>
      <FactList lines={lines} />
    </section>
  );
}
