import type { ReactNode } from 'react';
import { IMPORT_DESCRIPTION_MAX_LENGTH } from '../../../business/constants.ts';
import type { ImportChange } from '../../../domain/catalogue/admin-catalogue.api.ts';
import { CATEGORIES, type Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { tooLong } from '../../../domain/shared/text/clean-text.ts';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/fields/TextAreaField.tsx';
import { changeNote, changeTitle, lineText, type PicturePair, picturePairs } from './import-labels.ts';
import type { Import, NewItemFacts } from './use-import.ts';

const SHOWN = 4;

const Picture = ({ src, alt }: { readonly src: string; readonly alt: string }) => (
  <img src={src} alt={alt} width="80" height="80" loading="lazy" className="size-20 bg-page object-cover" />
);

function Pictures({ pairs }: { readonly pairs: readonly PicturePair[] }) {
  return (
    <ul className="mt-2 grid gap-3 sm:grid-cols-2">
      {pairs.map(({ label, before, after }) => (
        <li key={label} className="flex flex-wrap items-center gap-2">
          <Picture src={before} alt={`${label}, now`} />
          <span aria-hidden="true">→</span>
          <Picture src={after} alt={`${label}, at Printful`} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

interface FoldProps {
  /** "27 kinds" */
  readonly title: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

function Fold({ title, isFolded, children }: FoldProps) {
  if (!isFolded) return children;
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer items-center underline">{title}</summary>
      {children}
    </details>
  );
}

/** The lines of a change; long lists and pictures are collapsed. */
function ChangeLines({ kind, lines }: Pick<ImportChange, 'kind' | 'lines'>) {
  if (kind === 'pictures') {
    const pairs = picturePairs(lines);
    return (
      <Fold title={`${pairs.length} pictures`} isFolded={pairs.length > 1}>
        <Pictures pairs={pairs} />
      </Fold>
    );
  }
  return (
    <Fold title={`${lines.length} variants`} isFolded={lines.length > SHOWN}>
      <ul className="mt-1 tabular-nums">
        {lines.map((line) => (
          <li key={line.label}>{lineText(line)}</li>
        ))}
      </ul>
    </Fold>
  );
}

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
  const error = isUnfinished ? 'Please choose a category' : undefined;
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
        label="Description (optional)"
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
