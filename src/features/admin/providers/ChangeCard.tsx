import { CheckField } from '../../../ui/form/CheckField.tsx';
import type { ImportChange } from '../../../domain/catalogue/admin-catalogue.api.ts';
import { IMPORT_DESCRIPTION_MAX_LENGTH } from '../../../business/staff-constants.ts';
import { CATEGORIES, type Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { tooLong } from '../../../domain/shared/clean-text.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import { changeNote, changeTitle } from './import-labels.ts';
import type { Import, NewItemFacts } from './use-import.ts';

interface NewItemFieldsProps {
  readonly id: string;
  readonly facts: NewItemFacts;
  /** Whether a required choice is missing. */
  readonly isUnfinished: boolean;
  readonly onChange: (more: Partial<NewItemFacts>) => void;
}

/** What Printful does not know about an item. */
function NewItemFields({ id, facts, isUnfinished, onChange }: NewItemFieldsProps) {
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

interface ChangeCardProps {
  readonly change: ImportChange;
  readonly source: Import;
  readonly isUnfinished: boolean;
}

/** One change, with a checkbox to import it. */
export function ChangeCard({ change, source, isUnfinished }: ChangeCardProps) {
  const { id, kind, picture, lines } = change;
  const isChosen = source.chosen.has(id);
  const note = changeNote(change);
  return (
    <li className="border-2 border-line bg-surface p-4">
      <CheckField
        label={
          <>
            {picture !== null && kind !== 'pictures' && (
              <img
                src={picture}
                alt=""
                width="56"
                height="56"
                loading="lazy"
                className="size-14 bg-page object-cover"
              />
            )}
            <span className="min-w-0 break-words">{changeTitle(change)}</span>
          </>
        }
        fieldClass="font-bold"
        checked={isChosen}
        onCheck={(isChecked) => source.choose([id], isChecked)}
      />
      {note !== null && <p className="text-muted">{note}</p>}
      <ChangeLines kind={kind} lines={lines} />
      {kind === 'new_item' && isChosen && (
        <NewItemFields
          id={id}
          facts={source.factsOf(id)}
          isUnfinished={isUnfinished}
          onChange={(more) => source.describe(id, more)}
        />
      )}
    </li>
  );
}
