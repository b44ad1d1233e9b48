import { yardName, YARD_IDS } from '../../../business/yards.ts';
import {
  type HoldBoard,
  type HoldLimit,
  readHoldBoardApi,
  setHoldLimitApi,
} from '../../../domain/holds/admin-holds.api.ts';
import {
  HOLD_SCOPES,
  type HoldLimitDraft,
  holdLimitFormSchema,
  type HoldScope,
  isGroupScope,
} from '../../../domain/holds/hold-limits.schema.ts';
import type { GradeGroup } from '../../../domain/prices/grades/grades.ts';
import { GRADE_GROUPS } from '../../../domain/prices/texts.ts';
import { groupedNumber } from '../../../domain/shared/numbers/typed-number.ts';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { firstText } from '../act.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { ExposureList } from './HeldToday.tsx';

const USUAL: HoldLimit = { isPaused: false, most: null };

const scopeName = (scope: HoldScope): string => {
  if (scope === 'all') return 'All prices';
  return YARD_IDS.some((id) => id === scope) ? yardName(scope) : GRADE_GROUPS[scope as GradeGroup];
};

const limitText = ({ isPaused, most }: HoldLimit): string =>
  [isPaused && 'paused', most !== null && `at most ${groupedNumber(String(most))} lb or pieces a hold`]
    .filter(Boolean)
    .join(', ');

interface LimitsProps {
  readonly board: HoldBoard;
  readonly reload: () => Promise<void>;
}

/** What owners have set besides the usual. */
function SetLimits({ limits }: Pick<HoldBoard, 'limits'>) {
  const set = HOLD_SCOPES.flatMap((scope) => {
    const text = limitText(limits[scope] ?? USUAL);
    return text === '' ? [] : [{ scope, text }];
  });
  if (set.length === 0) return <p className="mt-2">Holding is on everywhere, with the usual limits.</p>;
  return (
    <ul className="mt-2" aria-label="Set limits">
      {set.map(({ scope, text }) => (
        <li key={scope} className="border-b-2 border-line py-2">
          <strong>{scopeName(scope)}</strong>: {text}
        </li>
      ))}
    </ul>
  );
}

/** What is set for a scope: the form sends all of it, so it begins with all of it. */
function limitDraft(limits: HoldBoard['limits'], scope: HoldScope): HoldLimitDraft {
  const { isPaused, most } = limits[scope] ?? USUAL;
  return { scope, holding: isPaused ? 'paused' : 'on', most: most === null ? '' : String(most) };
}

function LimitForm({ board, reload }: LimitsProps) {
  const form = useStaffForm({
    schema: holdLimitFormSchema,
    empty: limitDraft(board.limits, 'all'),
    prefix: 'hold-limit',
    refusals: { changed_since: (error) => firstText(error.figures) },
    send: async ({ scope, holding, most }) => {
      const typed = most.trim();
      const body = {
        scope,
        isPaused: holding === 'paused',
        most: isGroupScope(scope) && typed !== '' ? Number(typed) : null,
        seen: board.limits[scope] ?? USUAL,
      };
      try {
        await staffCall(setHoldLimitApi, { body });
      } finally {
        await reload();
      }
      return limitDraft({ [scope]: body }, scope);
    },
  });
  const { field, watch } = form;
  return (
    <StaffForm form={form} submit="Save" busy="Saving…">
      <SelectField
        {...field('scope', 'For')}
        onValue={(scope) => form.reset(limitDraft(board.limits, scope as HoldScope))}
        choices={HOLD_SCOPES.map((scope) => [scope, scopeName(scope)] as const)}
      />
      <SelectField
        {...field('holding', 'Holding')}
        choices={[
          ['paused', 'Paused'],
          ['on', 'On'],
        ]}
      />
      {isGroupScope(watch('scope')) && (
        <TextField
          {...field('most', 'At most, in pounds or pieces (blank: the usual load)')}
          inputMode="numeric"
        />
      )}
    </StaffForm>
  );
}

/** Held prices: what is open, and for owners the pause and the limits. */
export function HoldLimits({ isOwner }: { readonly isOwner: boolean }) {
  const board = useStaffData(readHoldBoardApi);
  const { value, reload } = board;
  return (
    <section className="staff-card" aria-labelledby="hold-limits-title">
      <h2 id="hold-limits-title">Held prices</h2>
      <p className="mt-2 text-muted">
        Visitors can hold a posted price until closing time. A price that was just undone can’t be held for
        half an hour.
      </p>
      <LoadState {...board} waiting="min-h-40" />
      {value && (
        <>
          <ExposureList exposure={value.exposure} />
          <SetLimits limits={value.limits} />
          {isOwner ? (
            <LimitForm board={value} reload={reload} />
          ) : (
            <p className="mt-3 text-muted">Only owners can pause or limit holding.</p>
          )}
        </>
      )}
    </section>
  );
}
