import * as z from 'zod/mini';
import { GRADE_NOTE_MAX_LENGTH } from '../../../business/constants.ts';
import { MATERIAL_SLUGS } from '../../../domain/materials/material-slug.ts';
import { addGradeApi, changeGradeApi } from '../../../domain/prices/grades/admin-grades.api.ts';
import type { BoardGrade } from '../../../domain/prices/admin-prices.api.ts';
import { type GradeInput, gradeSchema, newGradeSchema } from '../../../domain/prices/grades/grade.schema.ts';
import { GRADE_GROUPS } from '../../../domain/prices/texts.ts';
import { GRADE_GROUP_KEYS } from '../../../domain/prices/grades/grades.ts';
import { slugName } from '../../../domain/shared/text/slug-name.ts';
import type { FieldProps } from '../../../ui/form/fields/Field.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import type { Facts } from '../form/TheirsOrYours.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';
import { SALE_UNITS } from '../../../domain/shared/numbers/weight.ts';

const ON_THE_LIST = 'On the price list now. Other pages follow in a few minutes.';

interface GradeFieldsProps {
  readonly field: (name: keyof GradeInput, label: string) => FieldProps;
}

/** What is asked of a grade, new or known. */
function GradeFields({ field }: GradeFieldsProps) {
  return (
    <>
      <TextField {...field('name', 'Name')} aria-required />
      <TextField {...field('howToTell', `How to identify it (up to ${GRADE_NOTE_MAX_LENGTH} characters)`)} />
      <TextField {...field('nameEs', 'Name in Spanish (English trade name in parentheses)')} lang="es" />
      <TextField {...field('howToTellEs', 'How to identify it, in Spanish')} lang="es" />
      <SelectField
        {...field('group', 'Group')}
        choices={GRADE_GROUP_KEYS.map((group) => [group, GRADE_GROUPS[group]] as const)}
      />
      <SelectField {...field('listed', 'Where it shows')} choices={LISTED} />
      <SelectField
        {...field('material', 'Material page')}
        choices={[['', 'None'], ...MATERIAL_SLUGS.map((slug) => [slug, slugName(slug)] as const)]}
      />
    </>
  );
}

const LISTED = [
  ['list', 'On the full price list'],
  ['card', 'On the home page and the full price list'],
  ['hidden', 'Hidden'],
] as const;

const gradeFacts = (grade: z.input<typeof gradeSchema>): Facts => ({
  Name: grade.name,
  'How to identify it': grade.howToTell,
  'Name in Spanish': grade.nameEs ?? '',
  'How to identify it, in Spanish': grade.howToTellEs ?? '',
  Group: GRADE_GROUPS[grade.group],
  'Where it shows': LISTED.find(([listed]) => listed === grade.listed)?.[1] ?? '',
  'Material page': grade.material && slugName(grade.material),
});

interface GradeFormProps {
  readonly grade: BoardGrade;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Renames, describes, moves, shows or hides a grade. */
export function GradeForm({ grade, onSaved, onCancel }: GradeFormProps) {
  const { metalType, name, nameEs, howToTell, howToTellEs, group, listed, material } = grade;
  const seen = {
    name,
    howToTell,
    nameEs: nameEs ?? '',
    howToTellEs: howToTellEs ?? '',
    group,
    listed,
    material: (material ?? '') as GradeInput['material'],
  };
  const form = useStaffForm({
    schema: gradeSchema,
    empty: seen,
    prefix: 'grade',
    draft: { key: `grade:${metalType}`, name: `changes to ${name}` },
    versions: {
      seen,
      theirs: gradeFacts,
      yours: gradeFacts,
      take: (now: typeof seen) => now,
      onTheirs: onSaved,
    },
    send: async (body, _, _typed, { seen: seenThen }) => {
      await staffCall(changeGradeApi, { params: { metalType }, body: { ...body, seen: seenThen } });
      showToast({
        title: `${body.name} saved`,
        description: ON_THE_LIST,
      });
      await onSaved();
    },
  });
  return (
    <StaffForm form={form} submit="Save grade" busy="Saving…" aria-label={`Edit ${name}`} onCancel={onCancel}>
      <GradeFields field={form.field} />
    </StaffForm>
  );
}

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
    draft: { key: 'new-grade', name: 'new grade' },
    send: async (grade, id) => {
      await staffCall(addGradeApi, { body: { ...grade, id } });
      showToast({
        title: `${grade.name} added`,
        description: ON_THE_LIST,
      });
      await onAdded();
    },
  });
  return (
    <details className="staff-card">
      <summary className="flex min-h-12 cursor-pointer items-center text-xl font-bold">Add a grade</summary>
      <StaffForm form={form} submit="Add grade" busy="Adding…">
        <GradeFields field={form.field} />
        <div className="grid grid-cols-2 gap-4">
          <TextField {...form.field('price', 'Price in dollars')} inputMode="decimal" aria-required />
          <SelectField
            {...form.field('unit', 'Per')}
            choices={SALE_UNITS.map((unit) => [unit, unit] as const)}
          />
        </div>
      </StaffForm>
    </details>
  );
}
