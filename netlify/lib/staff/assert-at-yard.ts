import type { YardId } from '../../../src/business/yards.ts';
import type { Endpoint } from '../../../src/domain/shared/contract/endpoint.ts';
import { mayActAt, type RefusedYard } from '../../../src/domain/shared/yard-rights.ts';
import type { Staff } from '../http/call.ts';
import { CodedError } from '../http/errors.ts';

/** Throws forbidden (RefusedYard), unless the caller may act at the yard; null: at all of them. */
export function assertAtYard(staff: Staff, yardId: YardId | null): void {
  if (mayActAt(staff, yardId)) return;
  const figures: RefusedYard = { yardId };
  throw new CodedError('forbidden', { staffId: staff.id, figures });
}

/** The same for the yard that a call's body or query names. A list without one is of the caller's yards. */
export function assertAtNamedYard({ yardIn }: Endpoint, staff: Staff, asked: unknown): void {
  if (yardIn === undefined || yardIn === 'row') return;
  const yardId = (asked as Readonly<Partial<Record<string, YardId>>>)[yardIn];
  if (yardId !== undefined) assertAtYard(staff, yardId);
}
