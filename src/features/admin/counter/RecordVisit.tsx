import { useState } from 'react';
import * as z from 'zod/mini';
import { REWARDS_MAX_SALE_CENTS, REWARDS_UNITS } from '../../../business/constants.ts';
import { metalName } from '../../../domain/prices/metal-types.ts';
import { type CounterCustomer, recordVisitApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { pointsText, pointsFor, streakBonus } from '../../../domain/rewards/points.ts';
import { streakWithVisit } from '../../../domain/rewards/streak.ts';
import { METALS_BOUGHT, visitSchema } from '../../../domain/rewards/visit.schema.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import { inNewYork } from '../../../domain/shared/new-york-time.ts';
import { typedCents } from '../../../domain/shared/typed-cents.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';

type Visitor = Pick<CounterCustomer, 'consecutiveVisits' | 'visits'>;

/** What a sale would earn: "1,234 points and 123 for the streak". */
export function salePointsText({ consecutiveVisits, visits }: Visitor, cents: Cents, now: Date): string {
  const last = visits[0];
  const lastVisitOn = last ? inNewYork(new Date(last.createdAt)).date : null;
  const streak = streakWithVisit({ consecutiveVisits, lastVisitOn }, inNewYork(now).date);
  const points = pointsFor(cents);
  const bonus = streakBonus(points, streak);
  return `${pointsText(points)} points${bonus > 0 ? ` and ${pointsText(bonus)} for the streak` : ''}`;
}

const { metalType, weight, unit, amountCents } = visitSchema.shape;
const saleSchema = z.strictObject({
  metalType,
  weight,
  unit,
  amountCents: z.pipe(z.pipe(z.string(), z.transform(typedCents)), amountCents),
});

interface RecordVisitProps {
  readonly customer: CounterCustomer;
  readonly onRecorded: () => Promise<void>;
}

/** Records a sale at the scale and previews its points. */
export function RecordVisit({ customer, onRecorded }: RecordVisitProps) {
  const { fieldProps, controlProps, formProps, failure, isSubmitting, watch } = useStaffForm({
    schema: saleSchema,
    empty: { metalType: 'copper_wire', weight: '', unit: 'lb', amountCents: '' },
    prefix: 'sale',
    send: async (sale, visitId) => {
      const body = { ...sale, visitId, phone: customer.phone };
      const { points, bonus, totalPoints } = await staffCall(recordVisitApi, { body });
      showToast({
        title: `${pointsText(points + bonus)} points for ${customer.firstName}`,
        description: `The balance is ${pointsText(totalPoints)}.`,
      });
      await onRecorded();
    },
  });
  const [now] = useState(() => new Date());
  const cents = typedCents(watch('amountCents'));
  const counts = cents > 0 && cents <= REWARDS_MAX_SALE_CENTS;

  return (
    <form {...formProps}>
      <h3 className="text-2xl">Record a sale</h3>
      <Field {...fieldProps('metalType', 'Metal')}>
        <select {...controlProps('metalType')}>
          {METALS_BOUGHT.map((metal) => (
            <option key={metal} value={metal}>
              {metalName(metal)}
            </option>
          ))}
        </select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field {...fieldProps('weight', 'Weight')}>
          <input {...controlProps('weight')} inputMode="decimal" maxLength={11} aria-required />
        </Field>
        <Field {...fieldProps('unit', 'Unit')}>
          <select {...controlProps('unit')}>
            {REWARDS_UNITS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
      </div>
      <Field {...fieldProps('amountCents', 'Amount paid')}>
        <input {...controlProps('amountCents')} inputMode="decimal" maxLength={12} aria-required />
      </Field>
      <output className="min-h-8 text-xl font-bold tabular-nums">
        {counts && `Earns ${salePointsText(customer, cents, now)}`}
      </output>
      <FormFailure message={failure} />
      <button className="button button-signal" disabled={isSubmitting}>
        {isSubmitting ? 'Recording…' : 'Record the sale'}
      </button>
    </form>
  );
}
