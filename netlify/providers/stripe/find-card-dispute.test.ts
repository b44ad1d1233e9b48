import { expect, test } from 'vitest';
import { cardDisputeOutcome } from './find-card-dispute.ts';

// Asked: 323
test.each([
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
] as const)('one that is %s is %s', (status, outcome) => expect(cardDisputeOutcome(status)).toBe(outcome));
