import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultPoint } from '../../netlify/lib/fault.ts';
import { checkPoints } from '../../netlify/services/rewards/check-points.ts';
import { differences, made, NO_DIFFERENCES } from '../support/crash-books.ts';
import type { Flow, Stage } from '../support/crash-flow.ts';
import { MONEY_POINTS, OUTBOX_POINTS, PASSED_ONCE } from '../support/crash-points.ts';
import { play } from '../support/crash-run.ts';
import { copiesIn, FLOWS, startStage, withoutCopies } from '../support/crash-stage.ts';
import { DEEDS, LOST_ANSWERS, type Deed } from '../support/crash-trouble.ts';
import { EFFORT } from '../support/effort.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

const undisturbed = new Map<Flow, ReturnType<typeof play>>();

/** What a flow comes to when nobody disturbs it. */
function alone(flow: Flow): ReturnType<typeof play> {
  const played = undisturbed.get(flow) ?? play(stage, flow);
  undisturbed.set(flow, played);
  return played;
}

test('every point on the way of money or points is passed by a flow', () => {
  const passed = new Set(FLOWS.flatMap(({ flow }) => flow.points));
  expect([...passed].toSorted()).toEqual(MONEY_POINTS.toSorted());
});

test.each(FLOWS)(
  '$name, undisturbed, passes the points it names and makes one of each thing',
  async ({ flow }) => {
    const { reached, grown } = await alone(flow);
    expect(reached).toEqual(flow.points.toSorted());
    expect(made(grown).toSorted()).toEqual(flow.makes.toSorted());
    expect(differences(grown)).toEqual(NO_DIFFERENCES);
  },
);

const isAfter = (point: FaultPoint) => point.startsWith('after_');

/** What is done at a point, save what comes to the same as at another one. */
const deedsAt = (point: FaultPoint, { points }: Flow) =>
  (Object.keys(DEEDS) as Deed[]).filter((deed) => {
    if (deed === 'two crashes') return !PASSED_ONCE.includes(point);
    return deed !== 'an answer lost' || isAfter(point) || !points.some(isAfter);
  });

/** Another part of them at each point, so that few have all of them among them. */
function triedAt(point: FaultPoint, flow: Flow): readonly Deed[] {
  const deeds = deedsAt(point, flow);
  const from = MONEY_POINTS.indexOf(point) % deeds.length;
  return [...deeds.slice(from), ...deeds.slice(0, from)].slice(0, EFFORT.deeds);
}

const CELLS = FLOWS.flatMap((each) =>
  each.flow.points.flatMap((point) => triedAt(point, each.flow).map((deed) => ({ ...each, deed, point }))),
);

test.each(CELLS)(
  '$name with $deed at $point ends as if nothing had happened',
  async ({ flow, deed, point }) => {
    const { times, moreCopies } = DEEDS[deed];
    const { fired, rivals, grown } = await play(stage, flow, { deed, point });
    const { grown: expected } = await alone(flow);
    expect(fired).toBe(times);
    expect(rivals).toEqual(deed === 'a rival' ? [true] : []);
    expect(copiesIn(grown)).toBeLessThanOrEqual(OUTBOX_POINTS[point] ? moreCopies : 0);
    expect(withoutCopies(grown)).toEqual(withoutCopies(expected));
    expect(differences(grown)).toEqual(NO_DIFFERENCES);
  },
  20_000,
);

const CALLS = FLOWS.flatMap((each) => each.flow.calls.map(([room, call]) => ({ ...each, room, call })));

test.each(CALLS)(
  '$name with an answer of $room to $call lost ends as if nothing had happened',
  async ({ flow, room, call }) => {
    const { fired, grown } = await play(stage, flow, { room, call });
    expect(fired).toBe(LOST_ANSWERS[room]);
    expect(grown).toEqual((await alone(flow)).grown);
    expect(differences(grown)).toEqual(NO_DIFFERENCES);
  },
  20_000,
);

test('every deed is done somewhere, and after all of them every balance is what its ledger says', async () => {
  expect(new Set(CELLS.map(({ deed }) => deed))).toEqual(new Set(Object.keys(DEEDS)));
  expect(await checkPoints(stage.server.db)).toMatchObject({ differences: 0 });
});
