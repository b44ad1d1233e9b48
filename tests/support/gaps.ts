import { vi } from 'vitest';
import ownersFunction from '../../netlify/functions/owners.ts';
import { type Gap, type Gaps, listGapsApi, settleGapApi } from '../../src/domain/payments/admin-gaps.api.ts';
import { callApi } from './call.ts';
import { settled } from './wait-until.ts';

export const HOUR_MS = 3_600_000;

/** Does something as if it were an hour ago, because younger money may still be on its way. */
export async function anHourAgo<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
  try {
    const result = await work();
    // Back in the present, the database's connections count as asleep for an hour and are dropped.
    await settled();
    return result;
  } finally {
    vi.useRealTimers();
  }
}

export const readGaps = async (cookie: string) =>
  (await (await callApi(ownersFunction, listGapsApi, { headers: { cookie } })).json()) as Gaps;

export const gapsOf = async (cookie: string, orderId: string) =>
  (await readGaps(cookie)).gaps.filter((gap) => gap.orderId === orderId);

/** The only gap of an order. */
export async function gapOf(cookie: string, orderId: string): Promise<Gap> {
  const [gap, ...others] = await gapsOf(cookie, orderId);
  if (!gap || others.length > 0) throw new Error(`${others.length + (gap ? 1 : 0)} gaps instead of one`);
  return gap;
}

export const pressMend = (cookie: string, { kind, id }: Pick<Gap, 'kind' | 'id'>) =>
  callApi(ownersFunction, settleGapApi, { headers: { cookie }, params: { kind, id } });

/** Closes it twice; throws if that is refused, or if it is still there. */
export async function mendTwice(cookie: string, gap: Gap, orderId: string): Promise<void> {
  for (const time of [1, 2]) {
    const response = await pressMend(cookie, gap);
    if (response.status !== 200) throw new Error(`Pressed ${time} times: ${await response.text()}`);
  }
  await settled();
  const left = await gapsOf(cookie, orderId);
  if (left.length > 0) throw new Error(`Still there: ${JSON.stringify(left)}`);
}
