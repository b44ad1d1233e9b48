import { GRADE_NOTE_MAX_LENGTH } from '../../../business/staff-constants.ts';
import { MATERIAL_SLUGS } from '../../../domain/materials/material-slug.ts';
import type { GradeInput } from '../../../domain/prices/grade.schema.ts';
import { GRADE_GROUPS } from '../../../domain/prices/texts.ts';
import { GRADE_GROUP_KEYS } from '../../../domain/prices/grades.ts';
import { slugName } from '../../../domain/shared/slug-name.ts';
import type { FieldProps } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

interface GradeFieldsProps {
  readonly field: (name: keyof GradeInput, label: string) => FieldProps;
}

/** What is asked of a grade, new or known. */
export function GradeFields({ field }: GradeFieldsProps) {
  return (
    <>
      <TextField {...field('name', 'Name')} aria-required />
      <TextField {...field('howToTell', `How to tell it, at most ${GRADE_NOTE_MAX_LENGTH} characters`)} />
      <TextField {...field('nameEs', 'Name in Spanish, the trade’s English name in brackets')} lang="es" />
      <TextField {...field('howToTellEs', 'How to tell it, in Spanish')} lang="es" />
      <SelectField
        {...field('group', 'Group')}
        choices={GRADE_GROUP_KEYS.map((group) => [group, GRADE_GROUPS[group]] as const)}
      />
      <SelectField
        {...field('listed', 'Shown')}
        choices={[
          ['list', 'In the complete list'],
          ['card', 'As a card on the home page, and in the list'],
          ['hidden', 'Nowhere'],
        ]}
      />
      <SelectField
        {...field('material', 'Its page')}
        choices={[['', 'None'], ...MATERIAL_SLUGS.map((slug) => [slug, slugName(slug)] as const)]}
      />
    </>
  );
}
