import { expect, test } from 'vitest';
import { historyChart } from './history-chart.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const chart = (...points: readonly (readonly [daysAgo: number, price: string])[]) =>
  historyChart(
    points.map(([daysAgo, price]) => ({ from: before(daysAgo), price })),
    NOW,
  );

test('a price holds until the next one: the line goes in steps and ends now', () => {
  expect(chart([90, '4.00'], [60, '5.00'], [30, '4.50'])?.line).toBe('M0 90H30V10H60V50H90');
});

test('a price from before the window starts at its edge', () => {
  const drawn = chart([400, '1.00'], [45, '2.00']);
  expect(drawn?.line).toBe('M0 90H45V10H90');
  expect(drawn?.summary).toBe('Up $1.00 in 90 days, between $1.00 and $2.00.');
});

test('a history shorter than the window starts on its first day, and the summary says so', () => {
  const drawn = chart([7, '4.35'], [0, '4.50']);
  expect(drawn?.line).toBe('M83 90H90V10H90');
  expect(drawn?.summary).toBe('Up $0.15 in 7 days, between $4.35 and $4.50.');
  expect(chart([0.2, '1.00'])?.summary).toBe('No change in 1 day.');
});

test('whole dollars have their cents too', () =>
  expect(chart([9, '170'], [3, '172'])?.summary).toBe('Up $2.00 in 9 days, between $170 and $172.'));

test('one price, or the same price several times, is no change', () => {
  for (const drawn of [chart([400, '0.44']), chart([400, '0.44'], [20, '0.440'], [3, '0.44'])]) {
    expect(drawn).toMatchObject({ line: 'M0 50H90', nowAt: 50, summary: 'No change in 90 days.' });
    expect(drawn?.steps).toHaveLength(1);
  }
});

test('a lower price is down; a return to the old price is the same', () => {
  expect(chart([100, '0.45'], [3, '0.44'])?.summary).toBe('Down $0.01 in 90 days, between $0.44 and $0.45.');
  expect(chart([100, '0.45'], [9, '0.40'], [3, '0.45'])?.summary).toBe(
    'The same as 90 days ago, between $0.40 and $0.45.',
  );
});

test("steps come newest first, each compared with the previous one, with the prices' decimals", () => {
  const steps = chart([100, '0.080'], [9, '0.085'], [3, '0.07'])?.steps;
  expect(steps).toEqual([
    { from: before(3), price: '0.07', change: '−$0.015' },
    { from: before(9), price: '0.085', change: '+$0.005' },
    { from: before(100), price: '0.080', change: '' },
  ]);
});

test('the last price has its height; the lowest and highest are as typed', () => {
  expect(chart([90, '4.00'], [60, '5.00'], [30, '4.50'])).toMatchObject({
    nowAt: 50,
    low: '4.00',
    high: '5.00',
  });
});

test('a clock behind the server’s draws nothing beyond now', () => {
  expect(chart([10, '1.00'], [-2, '2.00'])?.line).toBe('M80 90H90V10H90');
});

test.each([
  ['no points', []],
  ['a price that is no number', [{ from: before(1), price: 'NaN' }]],
  ['a time that cannot be read', [{ from: 'yesterday', price: '1.00' }]],
])('%s draw nothing', (_, points) => {
  expect(historyChart(points, NOW)).toBeNull();
});

test('a price of nothing was told on the telephone, and is no low', () => {
  const drawn = chart([90, '4.00'], [60, '0'], [30, '4.50'], [1, '0.00']);
  expect(drawn).toEqual(chart([90, '4.00'], [30, '4.50']));
  expect(chart([90, '0'])).toMatchObject({ low: '0', high: '0' });
});

test('one price or time that is none spoils the whole chart', () => {
  expect(chart([9, '1.00'], [3, 'call'])).toBeNull();
  expect(chart([9, '1.00'], [3, '-1'])).toBeNull();
  expect(historyChart([{ from: 'soon', price: '1.00' }], NOW)).toBeNull();
  expect(historyChart([], NOW)).toBeNull();
});
