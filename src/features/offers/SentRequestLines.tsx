import { useId } from 'react';
import { yardName } from '../../business/yards.ts';
import type { RequestPage } from '../../domain/offers/offers.api.ts';
import { askedForLine, type SentRequest, typedLines } from '../../domain/quotes/sent-lines.ts';
import { sentLabels, weightTexts } from '../../domain/quotes/texts.ts';
import { yardTimeText } from '../../domain/shared/time/new-york-time.ts';
import { readInTab } from '../../lib/storage/storage.ts';
import { SENT_REQUEST_KEY } from '../../lib/storage/storage-keys.ts';
import { FactList } from '../../ui/FactList.tsx';
import { requestViewTexts } from './texts.ts';

interface SentRequestLinesProps {
  readonly page: RequestPage;
  readonly token: string;
}

/** The server shows nothing that was typed. The tab that sent the request has that, and repeats it in either language. */
function asTyped(
  { kind, car, weight, stop, day, time, yardId }: RequestPage,
  token: string,
): ReturnType<typeof typedLines> {
  const sent = readInTab<SentRequest>(SENT_REQUEST_KEY);
  if (sent?.token !== token) {
    return [
      ...(yardId ? [[sentLabels.yard, yardName(yardId)] as const] : []),
      ...(weight && !car ? [[sentLabels.weight, weightTexts[weight]] as const] : []),
      ...(kind === 'pickup' && day && time && !stop ? [askedForLine(day, time)] : []),
    ];
  }
  const lines = typedLines(sent.request, car !== null);
  // The time of a truck may have moved since.
  return stop ? lines.filter(([label]) => label !== sentLabels.when && label !== sentLabels.askedFor) : lines;
}

/** What was sent, as far as whoever looks may see it. */
export function SentRequestLines({ page, token }: SentRequestLinesProps) {
  const id = useId();
  const { code, receivedAt, photos } = page;
  const { facts } = requestViewTexts;
  const lines = [
    [facts.number, code] as const,
    [facts.sent, yardTimeText(new Date(receivedAt))] as const,
    ...asTyped(page, token),
    ...(photos > 0 ? [[facts.photos, requestViewTexts.photos(photos)] as const] : []),
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl uppercase">
        {requestViewTexts.sent}
      </h2>
      <FactList lines={lines} />
    </section>
  );
}
