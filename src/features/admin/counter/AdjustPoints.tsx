import * as z from 'zod/mini';
import { adjustPointsApi, type CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import { adjustmentSchema } from '../../../domain/rewards/counter.schema.ts';
import { pointsText } from '../../../domain/rewards/points.ts';
import { pointsTexts } from '../../../domain/rewards/texts.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../StaffForm.tsx';
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
  const form = useStaffForm({
    schema,
    empty: { points: '', reason: '' },
    prefix: 'adjust',
    questions: ({ points: change }) => {
      const amount = pointsTexts.points(Math.abs(change));
      const name = `${customer.firstName} ${customer.lastName}`;
      const text = balanceText(customer, change);
      return change > 0
        ? [{ title: `Give ${amount} to ${name}?`, text, yes: 'Give the points' }]
        : [{ title: `Take ${amount} from ${name}?`, text, yes: 'Take the points' }];
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
  const { field } = form;
  return (
    <StaffForm form={form} submit="Correct the points" button="button-line">
      <h4 className="text-xl">Adjust points</h4>
      <TextField {...field('points', 'Points, with a minus to take')} aria-required />
      <TextField {...field('reason', 'Reason, as the customer reads it')} aria-required />
    </StaffForm>
  );
}
