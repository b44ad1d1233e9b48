import { changeGradeApi } from '../../../domain/prices/admin-grades.api.ts';
import type { BoardGrade } from '../../../domain/prices/admin-prices.api.ts';
import { type GradeInput, gradeSchema } from '../../../domain/prices/grade.schema.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import { GradeFields } from './GradeFields.tsx';

interface GradeFormProps {
  readonly grade: BoardGrade;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Renames, describes, moves, shows or hides a grade. */
export function GradeForm({ grade, onSaved, onCancel }: GradeFormProps) {
  const { metalType, name, nameEs, howToTell, howToTellEs, group, listed, material } = grade;
  const { formProps, failure, isSubmitting, ...fields } = useStaffForm({
    schema: gradeSchema,
    empty: {
      name,
      howToTell,
      nameEs: nameEs ?? '',
      howToTellEs: howToTellEs ?? '',
      group,
      listed,
      material: (material ?? '') as GradeInput['material'],
    },
    prefix: 'grade',
    send: async (body) => {
      await staffCall(changeGradeApi, { params: { metalType }, body });
      showToast({
        title: `${body.name} is saved`,
        description: 'It is on the list now; pages that are built show it with the next build.',
      });
      await onSaved();
    },
  });
  return (
    <form {...formProps} aria-label={`Change ${name}`}>
      <GradeFields field={fields.field} />
      <FormFailure message={failure} />
      <div className="actions">
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
