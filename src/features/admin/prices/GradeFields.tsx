import { GRADE_NOTE_MAX_LENGTH } from '../../../business/staff-constants.ts';
import { MATERIAL_SLUGS } from '../../../domain/materials/material-slug.ts';
import type { GradeInput } from '../../../domain/prices/grade.schema.ts';
import { GRADE_GROUPS } from '../../../domain/prices/grade-group-texts.ts';
import { GRADE_GROUP_KEYS } from '../../../domain/prices/grades.ts';
import { slugName } from '../../../domain/shared/slug-name.ts';
import { Field } from '../../../ui/form/Field.tsx';

interface GradeFieldsProps {
  readonly fieldProps: (
    name: keyof GradeInput,
    label: string,
  ) => { readonly id: string; readonly label: string; readonly error: string | undefined };
  /** The attributes of a control, as fieldPropsOf() makes them. */
  readonly controlProps: (name: keyof GradeInput) => object;
}

/** What is asked of a grade, new or known. */
export function GradeFields({ fieldProps, controlProps }: GradeFieldsProps) {
  return (
    <>
      <Field {...fieldProps('name', 'Name')}>
        <input {...controlProps('name')} aria-required />
      </Field>
      <Field {...fieldProps('howToTell', `How to tell it, at most ${GRADE_NOTE_MAX_LENGTH} characters`)}>
        <input {...controlProps('howToTell')} />
      </Field>
      <Field {...fieldProps('nameEs', 'Name in Spanish, the trade’s English name in brackets')}>
        <input {...controlProps('nameEs')} lang="es" />
      </Field>
      <Field {...fieldProps('howToTellEs', 'How to tell it, in Spanish')}>
        <input {...controlProps('howToTellEs')} lang="es" />
      </Field>
      <Field {...fieldProps('group', 'Group')}>
        <select {...controlProps('group')}>
          {GRADE_GROUP_KEYS.map((group) => (
            <option key={group} value={group}>
              {GRADE_GROUPS[group]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...fieldProps('listed', 'Shown')}>
        <select {...controlProps('listed')}>
          <option value="list">In the complete list</option>
          <option value="card">As a card on the home page, and in the list</option>
          <option value="hidden">Nowhere</option>
        </select>
      </Field>
      <Field {...fieldProps('material', 'Its page')}>
        <select {...controlProps('material')}>
          <option value="">None</option>
          {MATERIAL_SLUGS.map((slug) => (
            <option key={slug} value={slug}>
              {slugName(slug)}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}
