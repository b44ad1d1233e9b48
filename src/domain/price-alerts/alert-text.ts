import { ALERT_MOVED_PERCENT } from '../../business/constants.ts';
import { yardName } from '../../business/yards.ts';
import { moneyText } from '../shared/numbers/money.ts';
import type { AlertRule } from './alert-fires.ts';
import { alertWords } from './texts.ts';

export type AlertWords = typeof alertWords;

/** "Bare bright copper, any yard: at or above $4.50". `grade`: its name in the reader's language. */
export function alertText(
  { kind, yardId, atLeastCents }: Pick<AlertRule, 'kind' | 'yardId' | 'atLeastCents'>,
  grade: string,
  words: AlertWords = alertWords,
): string {
  const yard = yardId === null ? words.anyYard : yardName(yardId);
  if (kind === 'weekly') return words.weekly(yard);
  if (atLeastCents === null) return words.moved(grade, yard, ALERT_MOVED_PERCENT);
  return words.atLeast(grade, yard, moneyText(atLeastCents));
}
