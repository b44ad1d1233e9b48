import { IMPORT_DESCRIPTION_MAX_LENGTH } from '../../../business/staff-constants.ts';
import { CATEGORIES, type Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { tooLong } from '../../../domain/shared/clean-text.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';
import type { NewItemFacts } from './use-import.ts';

interface NewItemFieldsProps {
  readonly id: string;
  readonly facts: NewItemFacts;
  /** Whether a required choice is missing. */
  readonly isUnfinished: boolean;
  readonly onChange: (more: Partial<NewItemFacts>) => void;
}

/** What Printful does not know about an item. */
export function NewItemFields({ id, facts, isUnfinished, onChange }: NewItemFieldsProps) {
  const category = `category-${id}`;
  const about = `about-${id}`;
  const error = isUnfinished ? 'Choose a category' : undefined;
  const long = tooLong(facts.description.trim(), IMPORT_DESCRIPTION_MAX_LENGTH);
  return (
    <div className="mt-3 grid max-w-md gap-3">
      <Field id={category} label="Category" error={error}>
        <select
          id={category}
          className={CONTROL}
          value={facts.category}
          {...errorProps(category, error)}
          onChange={({ target }) => onChange({ category: target.value as Category | '' })}
        >
          <option value="">Choose…</option>
          {CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {CATEGORY_NAMES[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={about} label="Description, may be empty" error={long}>
        <textarea
          id={about}
          className={CONTROL}
          rows={3}
          value={facts.description}
          {...errorProps(about, long)}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
    </div>
  );
}
