import type { Request } from 'autocannon';
import { loadBesideFloor, type LoadFigures } from './load.ts';
import { rewardsCalls } from './rewards-calls.ts';
import type { Served } from './serve.ts';
import { staffCalls } from './staff-calls.ts';
import { QUOTE, walletOrder } from './visitor-bodies.ts';

export interface Call {
  readonly what: string;
  readonly kind: 'read' | 'list' | 'write';
  /** Sent in turn and over again, each connection its own share of them where there are enough. */
  readonly requests: readonly Request[];
}

export interface MeasuredCall extends Pick<Call, 'what' | 'kind'> {
  readonly figures: LoadFigures;
  readonly floor: LoadFigures;
}

const read = (path: string, kind: Call['kind'] = 'read'): Call => ({
  what: `GET ${path}`,
  kind,
  requests: [{ path }],
});

export async function* measureCalls({
  origin,
  floorOrigin,
  sessions,
  ownersCookie,
}: Served): AsyncGenerator<MeasuredCall> {
  const headers = { 'content-type': 'application/json', origin };
  const write = (path: string, body: string): Call => ({
    what: `POST ${path}`,
    kind: 'write',
    requests: [{ method: 'POST', path, headers, body }],
  });
  const calls = [
    read('/api/metal-prices'),
    read('/api/metal-prices/copper_wire/history', 'list'),
    read('/api/merchandise/grouped'),
    write('/api/quote-requests', QUOTE),
    write('/api/orders', await walletOrder(origin)),
    ...(await rewardsCalls(origin, sessions)),
    ...(await staffCalls(origin, ownersCookie)),
  ];
  const bare = { url: floorOrigin, requests: [{ path: '/query' }] };
  for (const { what, kind, requests } of calls) {
    const { ours, floor } = await loadBesideFloor({ url: origin, requests }, bare);
    yield { what, kind, figures: ours, floor };
  }
}
