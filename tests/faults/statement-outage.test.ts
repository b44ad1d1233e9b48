// ASVS: 2.3.3
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import type { Stage } from '../support/crash-flow.ts';
import { playDeeds } from '../support/crash-run.ts';
import { FLOWS, startStage } from '../support/crash-stage.ts';
import type { Deed } from '../support/crash-trouble.ts';
import { EFFORT } from '../support/effort.ts';

// Before a statement or a call arrives, and when its answer is on the way; and all connections during a provider call.
const DEEDS = ['a statement lost', 'a call lost', 'every connection cut'] as const satisfies readonly Deed[];

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

// Asked: 264, 267, 322, 384, 390
test.each(FLOWS.filter((_, at) => (at + 1) % EFFORT.share === 0))(
  '$name that loses any statement, call or connection ends as if nothing had happened',
  async ({ flow }) => {
    const played = await playDeeds(stage, flow, DEEDS, EFFORT.cuts);
    expect(played.get('a statement lost')).toBeGreaterThan(0);
  },
  600_000,
);

test('after all of it every balance matches its ledger', async () => {
  expect(await checkPoints(stage.server.db)).toMatchObject({ differences: 0 });
});
