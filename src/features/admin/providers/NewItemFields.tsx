import { IMPORT_DESCRIPTION_MAX_LENGTH } from '../../../business/staff-constants.ts';
import { CATEGORIES, type Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { tooLong } from '../../../domain/shared/clean-text.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
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
      <SelectField
        id={category}
        label="Category"
        error={error}
        value={facts.category}
        onValue={(value) => onChange({ category: value as Category | '' })}
        choices={[['', 'Choose…'], ...CATEGORIES.map((each) => [each, CATEGORY_NAMES[each]] as const)]}
      />
      <TextAreaField
        id={about}
        label="Description, may be empty"
        error={long}
        rows={3}
        value={facts.description}
        onValue={(value) => onChange({ description: value })}
      />
    </div>
  );
}
