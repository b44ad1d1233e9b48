import { describe, expect, test } from 'vitest';
import { YARDS } from '../../../business/yards.ts';
import { newYorkLocal } from '../../shared/time/from-new-york.ts';
import { answerBy, openMinutes } from './answer-by.ts';

const GRIFFIN = YARDS.filter(({ id }) => id === 'griffin');
const by = (at: string, yards = GRIFFIN) => newYorkLocal(answerBy(yards, new Date(at)));

describe('an answer is expected', () => {
  test.each([
    ['2026-11-23T15:40:00Z', '2026-11-24T10:40', 'a day later, if the yard is open then'],
    ['2026-11-24T01:00:00Z', '2026-11-24T16:30', 'else by the last closing before: Monday 8 PM'],
    ['2026-11-21T15:00:00Z', '2026-11-21T12:30', 'Saturday 10 AM: two open hours are left'],
    ['2026-11-21T15:30:00Z', '2026-11-21T12:30', 'Saturday 10:30 AM: two to the minute'],
    ['2026-11-21T15:31:00Z', '2026-11-23T10:00', 'a minute later that is not enough'],
    ['2026-11-21T17:00:00Z', '2026-11-23T10:00', 'Saturday noon: half an hour is not enough'],
    ['2026-11-21T20:00:00Z', '2026-11-23T10:00', 'Saturday afternoon: two hours into Monday'],
    ['2026-11-25T22:00:00Z', '2026-11-27T10:00', 'before a holiday: two hours into the day after it'],
    ['2026-11-24T04:59:00Z', '2026-11-24T16:30', '11:59 PM'],
    ['2027-03-13T15:00:00Z', '2027-03-13T12:30', 'the day before the clocks go forward'],
    ['2027-03-14T06:30:00Z', '2027-03-15T10:00', 'in the night of 23 hours'],
    ['2026-11-01T05:30:00Z', '2026-11-02T10:00', 'in the night of 25 hours'],
  ])('%s by %s: %s', (at, expected) => {
    expect(by(at)).toBe(expected);
  });

  test('as the yard closes, if its next day is shorter than two hours', () => {
    const specialDays = [{ date: '2026-11-23', hours: { opens: '08:00', closes: '09:00' }, reason: 'Short' }];
    const short = GRIFFIN.map((yard) => ({ ...yard, specialDays }));
    expect(by('2026-11-21T20:00:00Z', short)).toBe('2026-11-23T09:00');
  });

  test('in two weeks if no yard opens', () => {
    expect(by('2026-11-23T15:40:00Z', [])).toBe('2026-12-07T10:40');
  });

  test('from the hours of any yard, if none was chosen', () => {
    const closed = YARDS.map((yard, index) =>
      index === 0 ? yard : { ...yard, specialDays: [{ date: '2026-11-24', hours: null, reason: 'Closed' }] },
    );
    expect(by('2026-11-23T15:40:00Z', closed)).toBe('2026-11-24T10:40');
  });
});

/** Yards with these hours on a Tuesday, such as "08:00-10:00 13:00-14:00". */
const yardsOpen = (text: string) =>
  text.split(' ').flatMap((each) => {
    const [opens = '', closes = ''] = each.split('-');
    const specialDays = [{ date: '2026-11-24', hours: { opens, closes }, reason: 'Special' }];
    return GRIFFIN.map((yard) => ({ ...yard, specialDays }));
  });

describe('open minutes', () => {
  test.each([
    ['2026-11-23T15:00:00Z', '2026-11-23T17:00:00Z', 120, 'within a day'],
    ['2026-11-23T10:00:00Z', '2026-11-24T01:00:00Z', 510, 'a whole day'],
    ['2026-11-20T20:30:00Z', '2026-11-23T14:00:00Z', 390, 'Friday 3:30 PM until Monday 9 AM'],
    ['2026-11-21T18:00:00Z', '2026-11-22T18:00:00Z', 0, 'a closed weekend'],
    ['2026-11-23T17:00:00Z', '2026-11-23T15:00:00Z', 0, 'of what was answered before it came'],
  ])('from %s until %s are %i: %s', (from, to, minutes) => {
    expect(openMinutes(GRIFFIN, new Date(from), new Date(to))).toBe(minutes);
  });

  test.each([
    ['overlap', '09:00-11:00 08:00-10:00', 180],
    ['meet', '08:00-10:00 10:00-11:00', 180],
    ['lie within one another', '08:00-16:00 09:00-10:00', 480],
    ['lie apart', '13:00-14:00 08:00-10:00', 180],
  ])('of yards whose hours %s count once', (_, hours, minutes) => {
    const [from, to] = [new Date('2026-11-24T05:00:00Z'), new Date('2026-11-25T05:00:00Z')];
    expect(openMinutes(yardsOpen(hours), from, to)).toBe(minutes);
  });
});
