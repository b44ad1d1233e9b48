import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPoints } from '../../netlify/services/rewards/check-points.ts';
import type { Stage } from '../support/crash-flow.ts';
import { playDeeds } from '../support/crash-run.ts';
import { FLOWS, startStage } from '../support/crash-stage.ts';
import { EFFORT } from '../support/effort.ts';

// A connection is lost before a statement arrives, and with its answer.
let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

test.each(FLOWS)(
  '$name that loses the database at any of its statements ends as if nothing had happened',
  async ({ flow }) => {
    const played = await playDeeds(stage, flow, ['a statement lost'], EFFORT.cuts);
    expect(played.get('a statement lost')).toBeGreaterThan(0);
  },
  600_000,
);

test('after all of that every balance is what its ledger says', async () => {
  expect(await checkPoints(stage.server.db)).toMatchObject({ differences: 0 });
});
