// ASVS: 2.3.3, 16.5.3
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import type { Stage } from '../support/crash-flow.ts';
import { playDeeds } from '../support/crash-run.ts';
import { FLOWS, startStage } from '../support/crash-stage.ts';
import type { Deed } from '../support/crash-trouble.ts';
import { EFFORT } from '../support/effort.ts';

// Trouble around each commit and each provider call of an undisturbed run. Trouble that the process survives is in
// statement-outage.test.ts.
const DEEDS = ['a crash', 'two crashes', 'a rival', 'an answer lost'] as const satisfies readonly Deed[];

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

// Asked: 264, 267, 280, 322, 384
test.each(FLOWS.filter((_, at) => at % EFFORT.share === 0))(
  '$name with a crash, a rival or an answer nobody heard at any moment ends as if nothing had happened',
  async ({ flow }) => {
    const played = await playDeeds(stage, flow, DEEDS, EFFORT.deeds);
    for (const deed of DEEDS) expect(played.get(deed)).toBeGreaterThan(0);
  },
  600_000,
);

test('after all of it every balance matches its ledger', async () => {
  expect(await checkPoints(stage.server.db)).toMatchObject({ differences: 0 });
});
