import * as z from 'zod/mini';
import {
  adjustPointsApi,
  changeNameApi,
  changePhoneApi,
  type CounterCustomer,
  releasePhoneApi,
  setDateOfBirthApi,
  switchOffCodeApi,
} from '../../../../domain/rewards/admin-rewards.api.ts';
import {
  adjustmentSchema,
  dateOfBirthSchema,
  nameChangeSchema,
  phoneChangeSchema,
  phoneReleaseSchema,
} from '../../../../domain/rewards/counter.schema.ts';
import { monthDayText } from '../../../../domain/rewards/day-text.ts';
import { pointsText } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { EmailField } from '../../../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../../ui/toast/toast.store.ts';
import type { Facts } from '../../form/TheirsOrYours.tsx';
import { StaffForm } from '../../form/StaffForm.tsx';
import { useAct } from '../../act.ts';
import { staffCall } from '../../staff.store.ts';
import { useStaffForm } from '../../form/use-staff-form.ts';
import { MergeCustomers } from './MergeCustomers.tsx';

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
  `The balance will go from ${pointsText(totalPoints)} to ${pointsText(totalPoints + change)}.`;

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
        ? [{ title: `Give ${name} ${amount}?`, text, yes: 'Give points' }]
        : [{ title: `Take ${amount} from ${name}?`, text, yes: 'Take points' }];
    },
    refusals: { not_enough_points: 'That would put the balance below zero.' },
    versions: {
      seen: customer.totalPoints,
      theirs: (now: number) => ({ Balance: pointsText(now) }),
      yours: () => ({ Balance: pointsText(customer.totalPoints) }),
      onTheirs: onChanged,
    },
    send: async (adjustment, id, _, { seen }) => {
      const params = { id: customer.id };
      const body = { ...adjustment, id, seen };
      const { totalPoints } = await staffCall(adjustPointsApi, { params, body });
      showToast({ title: 'Points adjusted', description: `New balance: ${pointsText(totalPoints)}` });
      await onChanged();
    },
  });
  const { field } = form;
  return (
    <StaffForm form={form} submit="Adjust points" button="button-line">
      <h4 className="text-xl">Adjust points</h4>
      <TextField {...field('points', 'Points (use − to subtract)')} aria-required />
      <TextField {...field('reason', 'Reason (customer sees this)')} aria-required />
    </StaffForm>
  );
}

const { firstName: firstNameRule, lastName: lastNameRule, email: emailRule } = nameChangeSchema.shape;
const nameSchema = z.strictObject({ firstName: firstNameRule, lastName: lastNameRule, email: emailRule });
const { phone: phoneRule } = phoneChangeSchema.shape;
const { dateOfBirth: birthRule } = dateOfBirthSchema.shape;

const nameFacts = (person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}): Facts => ({ 'First name': person.firstName, 'Last name': person.lastName, Email: person.email ?? '' });

/** Corrects the customer's name and email. */
function ChangeName({ customer, onChanged }: ChangeProps) {
  const { id, firstName, lastName, email, hasCodeByMail } = customer;
  const form = useStaffForm({
    schema: nameSchema,
    empty: { firstName, lastName, email: '' },
    prefix: 'change-name',
    versions: {
      seen: { firstName, lastName, email },
      theirs: nameFacts,
      yours: (typed) => nameFacts({ ...typed, email: typed.email || email }),
      take: (now) => ({ ...now, email: '' }),
      onTheirs: onChanged,
    },
    send: async (typed, _, _typed, { seen }) => {
      const { name } = await staffCall(changeNameApi, { params: { id }, body: { ...typed, seen } });
      showToast({ title: `Saved as ${name}` });
      await onChanged();
    },
  });
  return (
    <StaffForm form={form} submit="Save name and email" button="button-line">
      <h4 className="text-xl">Correct name and email</h4>
      <TextField {...form.field('firstName', 'First name')} aria-required />
      <TextField {...form.field('lastName', 'Last name')} aria-required />
      <EmailField {...form.field('email', 'New email (leave blank to keep)')} />
      {hasCodeByMail && <p className="text-muted">A new email turns off the code for new devices.</p>}
    </StaffForm>
  );
}

function ChangePhone({ customer, onChanged }: ChangeProps) {
  const form = useStaffForm({
    schema: z.strictObject({ phone: phoneRule }),
    empty: { phone: '' },
    prefix: 'change-phone',
    versions: {
      seen: customer.phone,
      theirs: (phone: string) => ({ Phone: phone }),
      yours: ({ phone }) => ({ Phone: phone }),
      onTheirs: onChanged,
    },
    send: async (typed, _, _typed, { seen }) => {
      const body = { ...typed, seen };
      const { phone } = await staffCall(changePhoneApi, { params: { id: customer.id }, body });
      showToast({ title: `Phone number changed to ${phone}` });
      await onChanged();
    },
  });
  return (
    <StaffForm form={form} submit="Change phone number" button="button-line">
      <h4 className="text-xl">Change phone number</h4>
      <TextField {...form.field('phone', 'New phone number')} type="tel" aria-required />
    </StaffForm>
  );
}

/** Lets go of a number that leads to the customer since a merge. Nothing if there is none. */
function ReleasePhone({ customer, onChanged }: ChangeProps) {
  const form = useStaffForm({
    schema: phoneReleaseSchema,
    empty: { phone: customer.formerPhones[0] ?? '', reason: '' },
    prefix: 'release-phone',
    send: async (body) => {
      const { phone } = await staffCall(releasePhoneApi, { params: { id: customer.id }, body });
      showToast({ title: `${phone} is no longer linked` });
      await onChanged();
    },
  });
  if (customer.formerPhones.length === 0) return null;
  return (
    <StaffForm form={form} submit="Release number" button="button-line">
      <h4 className="text-xl">Release an old phone number</h4>
      <p className="text-muted">
        If someone else has this number now, release it so they can open their own account.
      </p>
      <SelectField
        {...form.field('phone', 'Old phone number')}
        choices={customer.formerPhones.map((phone) => [phone, phone] as const)}
      />
      <TextField {...form.field('reason', 'Reason (for the audit log)')} aria-required />
    </StaffForm>
  );
}

/** Sets the date of birth from a document that staff have seen. */
function SetDateOfBirth({ customer, onChanged }: ChangeProps) {
  const form = useStaffForm({
    schema: z.strictObject({ dateOfBirth: birthRule }),
    empty: { dateOfBirth: customer.dateOfBirth ?? '' },
    prefix: 'birth',
    versions: {
      seen: customer.dateOfBirth,
      theirs: (now: string | null) => ({ 'Date of birth': now ?? '' }),
      yours: ({ dateOfBirth }) => ({ 'Date of birth': dateOfBirth }),
      take: (now) => ({ dateOfBirth: now ?? '' }),
      onTheirs: onChanged,
    },
    send: async (typed, _, _typed, { seen }) => {
      const body = { ...typed, seen };
      await staffCall(setDateOfBirthApi, { params: { id: customer.id }, body });
      showToast({
        title: `Birthday set to ${monthDayText(body.dateOfBirth)}`,
        description: 'If it’s within the next 30 days, the bonus starts next year.',
      });
      await onChanged();
    },
  });
  return (
    <StaffForm form={form} submit="Save date of birth" button="button-line">
      <h4 className="text-xl">Date of birth</h4>
      <TextField {...form.field('dateOfBirth', 'As shown on ID')} type="date" aria-required />
    </StaffForm>
  );
}

/** For a customer who no longer reads the mail. Nothing where new devices need no code. */
function SwitchOffCode({ customer: { id, hasCodeByMail }, onChanged }: ChangeProps) {
  const { isBusy, run, refused } = useAct(onChanged);
  if (!hasCodeByMail) return null;
  const off = () => staffCall(switchOffCodeApi, { params: { id } });
  return (
    <div>
      <h4 className="text-xl">Code for new devices</h4>
      <p className="mb-3 text-muted">
        On a new device, this customer needs a code that we email. If they can’t get that email, check their
        ID, then turn the code off.
      </p>
      <Button disabled={isBusy} onClick={() => void run(off, 'Code turned off')}>
        Turn off the code
      </Button>
      <FormFailure message={refused} className="mt-3" />
    </div>
  );
}

interface CorrectionsProps {
  readonly customer: CounterCustomer;
  readonly onChanged: () => Promise<void>;
  /** Called with the id of the customer who stays. */
  readonly onMerged: (stays: string) => Promise<void>;
}

/** What is put right about a customer now and then. */
export function Corrections({ onMerged, ...change }: CorrectionsProps) {
  const { customer } = change;
  return (
    <div className="grid items-start gap-6 pb-4 lg:grid-cols-2">
      <AdjustPoints {...change} />
      <ChangeName {...change} />
      <ChangePhone {...change} />
      <ReleasePhone key={customer.formerPhones.join()} {...change} />
      <SwitchOffCode {...change} />
      <SetDateOfBirth {...change} />
      <div>
        <MergeCustomers customer={customer} onMerged={onMerged} />
      </div>
    </div>
  );
}
