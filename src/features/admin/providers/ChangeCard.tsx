import { CheckField } from '../../../ui/form/CheckField.tsx';
import type { ImportChange } from '../../../domain/catalogue/admin-catalogue.api.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { NewItemFields } from './NewItemFields.tsx';
import { changeNote, changeTitle } from './import-labels.ts';
import type { Import } from './use-import.ts';

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
