import type { UnusualFigures } from '../../../src/domain/shared/contract/confirmed.schema.ts';
import { beyondRole, openQuestions, type Unusual } from '../../../src/domain/unusual/unusual.ts';
import type { StaffRole } from '../../../src/domain/shared/roles.ts';
import { CodedError } from './errors.ts';

const refuse = (code: 'needs_owner' | 'not_confirmed', questions: readonly string[]) =>
  new CodedError(code, { figures: { questions } satisfies UnusualFigures });

/** Throws needs_owner for what this role may not do, not_confirmed if one of the questions has no yes. */
export function assertConfirmed(
  role: StaffRole,
  unusual: readonly Unusual[],
  confirmed: readonly string[],
): void {
  const beyond = beyondRole(role, unusual);
  if (beyond.length > 0) throw refuse('needs_owner', beyond);
  const open = openQuestions(unusual, confirmed);
  if (open.length > 0) throw refuse('not_confirmed', open);
}
