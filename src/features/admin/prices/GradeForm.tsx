import { changeGradeApi } from '../../../domain/prices/admin-grades.api.ts';
import type { BoardGrade } from '../../../domain/prices/admin-prices.api.ts';
import { type GradeInput, gradeSchema } from '../../../domain/prices/grade.schema.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../StaffForm.tsx';
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
  const form = useStaffForm({
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
    <StaffForm form={form} submit="Save" busy="Saving…" aria-label={`Change ${name}`} onCancel={onCancel}>
      <GradeFields field={form.field} />
    </StaffForm>
  );
}
