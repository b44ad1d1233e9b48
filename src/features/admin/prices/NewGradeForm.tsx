import * as z from 'zod/mini';
import { addGradeApi } from '../../../domain/prices/admin-grades.api.ts';
import { newGradeSchema } from '../../../domain/prices/grade.schema.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../StaffForm.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import { GradeFields } from './GradeFields.tsx';

const { id: _id, ...asked } = newGradeSchema.shape;
const schema = z.strictObject(asked);

const EMPTY = {
  name: '',
  howToTell: '',
  nameEs: '',
  howToTellEs: '',
  group: 'other',
  listed: 'list',
  material: '',
  price: '',
  unit: 'lb',
} as const satisfies z.input<typeof schema>;

/** Adds a grade with its first price. */
export function NewGradeForm({ onAdded }: { readonly onAdded: () => Promise<void> }) {
  const form = useStaffForm({
    schema,
    empty: EMPTY,
    prefix: 'new-grade',
    send: async (grade, id) => {
      await staffCall(addGradeApi, { body: { ...grade, id } });
      showToast({
        title: `${grade.name} is added`,
        description: 'It is on the list now; pages that are built show it with the next build.',
      });
      await onAdded();
    },
  });
  return (
    <details className="staff-card">
      <summary className="flex min-h-12 cursor-pointer items-center text-xl font-bold">Add a grade</summary>
      <StaffForm form={form} submit="Add the grade" busy="Adding…">
        <GradeFields field={form.field} />
        <div className="grid grid-cols-2 gap-4">
          <TextField {...form.field('price', 'Price in dollars')} inputMode="decimal" aria-required />
          <SelectField
            {...form.field('unit', 'Per')}
            choices={['lb', 'ton', 'each'].map((unit) => [unit, unit] as const)}
          />
        </div>
      </StaffForm>
    </details>
  );
}
