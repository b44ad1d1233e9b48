import * as z from 'zod/mini';
import { adjustPointsApi, type CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { adjustmentSchema } from '../../../domain/rewards/counter.schema.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import { pointsTexts } from '../../../domain/rewards/texts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Question } from '../../../ui/Question.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';

const typedPoints = (text: string): number => {
  const bare = text.replace(/[\s,]/g, '').replace(/^[−–]/, '-');
  return /^[+-]?\d+$/.test(bare) ? Number(bare) : Number.NaN;
};

const { points, reason } = adjustmentSchema.shape;
const schema = z.strictObject({
  points: z.pipe(z.pipe(z.string(), z.transform(typedPoints)), points),
  reason,
});

export interface ChangeProps {
  readonly customer: CounterCustomer;
  readonly onChanged: () => Promise<void>;
}

const balanceText = ({ totalPoints }: CounterCustomer, change: number) =>
  `The balance goes from ${pointsText(totalPoints)} to ${pointsText(totalPoints + change)}.`;

/** Corrects the balance: "250" adds, "-250" takes. */
export function AdjustPoints({ customer, onChanged }: ChangeProps) {
  const { field, formProps, question, failure, isSubmitting } = useStaffForm({
    schema,
    empty: { points: '', reason: '' },
    prefix: 'adjust',
    question: ({ points: change }) => {
      const amount = pointsTexts.points(Math.abs(change));
      const name = `${customer.firstName} ${customer.lastName}`;
      return change > 0
        ? { title: `Give ${amount} to ${name}?`, text: balanceText(customer, change), yes: 'Give the points' }
        : {
            title: `Take ${amount} from ${name}?`,
            text: balanceText(customer, change),
            yes: 'Take the points',
          };
    },
    refusals: { not_enough_points: 'The balance would fall below zero.' },
    send: async (adjustment, id) => {
      const params = { id: customer.id };
      const body = { ...adjustment, id };
      const { totalPoints } = await staffCall(adjustPointsApi, { params, body });
      showToast({ title: 'Points corrected', description: `The balance is ${pointsText(totalPoints)}.` });
      await onChanged();
    },
  });
  return (
    <form {...formProps}>
      <h4 className="text-xl">Adjust points</h4>
      <TextField {...field('points', 'Points, with a minus to take')} aria-required />
      <TextField {...field('reason', 'Reason, as the customer reads it')} aria-required />
      <FormFailure message={failure} />
      {question && <Question {...question} />}
      <button className="button button-line" disabled={isSubmitting}>
        Correct the points
      </button>
    </form>
  );
}
