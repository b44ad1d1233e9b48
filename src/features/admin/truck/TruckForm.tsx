import { MAIN_YARD, YARD_CHOICES, type YardId, yardName } from '../../../business/yards.ts';
import { saveTruckApi, type Truck } from '../../../domain/truck/admin-trucks.api.ts';
import { type TruckFacts, truckSchema } from '../../../domain/truck/truck.schema.ts';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import type { Facts } from '../form/TheirsOrYours.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';

interface Typed {
  readonly name: string;
  readonly yardId: YardId;
  readonly carriesLb: string;
  readonly isActive: boolean;
}

const NEW: Typed = { name: '', yardId: MAIN_YARD, carriesLb: '', isActive: true };

const typedOf = ({ name, yardId, carriesLb, isActive }: TruckFacts): Typed => ({
  name,
  yardId,
  carriesLb: String(carriesLb),
  isActive,
});

const schema = draftSchema(
  ({ carriesLb, ...typed }: Typed) => ({
    ...typed,
    carriesLb: Number(carriesLb.replaceAll(',', '') || Number.NaN),
  }),
  truckSchema,
);

const factsOf = (truck: Typed | TruckFacts | null): Facts =>
  truck
    ? {
        Name: truck.name,
        Yard: yardName(truck.yardId),
        'Carries (lb)': String(truck.carriesLb),
        'In use': truck.isActive ? 'Yes' : 'No',
      }
    : {};

/** Says what was saved, and that "2 stops have to be planned again". */
export const savedToast = (title: string, unplanned: number) =>
  unplanned > 0
    ? {
        title,
        description: `${counted(unplanned, 'stop')} to be planned again. The customers haven’t been told.`,
      }
    : { title };

interface TruckFormProps {
  /** null: a new one. */
  readonly truck: Truck | null;
  readonly onSaved: () => Promise<void>;
}

/** Adds a truck, or changes one. */
export function TruckForm({ truck, onSaved }: TruckFormProps) {
  const facts: TruckFacts | null = truck && {
    name: truck.name,
    yardId: truck.yardId,
    carriesLb: truck.carriesLb,
    isActive: truck.isActive,
  };
  const form = useStaffForm<Typed, TruckFacts, TruckFacts | null>({
    schema,
    empty: facts ? typedOf(facts) : NEW,
    prefix: truck ? `truck-${truck.id}` : 'truck',
    versions: {
      seen: facts,
      theirs: factsOf,
      yours: factsOf,
      take: (now) => (now ? typedOf(now) : NEW),
      onTheirs: onSaved,
    },
    send: async (input, id, typed, { seen }) => {
      const { unplanned } = await staffCall(saveTruckApi, {
        params: { id: truck?.id ?? id },
        body: { ...input, seen },
      });
      showToast(savedToast('Truck saved', unplanned));
      await onSaved();
      return truck ? typed : NEW;
    },
  });
  const { field, register } = form;
  return (
    <StaffForm form={form} submit={truck ? 'Save truck' : 'Add truck'}>
      <TextField {...field('name', 'Name')} />
      <SelectField {...field('yardId', 'Yard')} choices={YARD_CHOICES} />
      <TextField {...field('carriesLb', 'Carries (lb)')} inputMode="numeric" />
      {truck && <CheckField label="In use" fieldClass="font-bold" {...register('isActive')} />}
    </StaffForm>
  );
}
