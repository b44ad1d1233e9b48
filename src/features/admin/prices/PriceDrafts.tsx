import { type FormEvent, useRef, useState } from 'react';
import { YARD_CHOICES, YARD_IDS, type YardId, YARDS } from '../../../business/yards.ts';
import type { BoardGrade, PriceBatch } from '../../../domain/prices/admin-prices.api.ts';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { mayActAt, yardChoicesOf } from '../../../domain/shared/yard-rights.ts';
import { searchKey } from '../../../domain/shared/text/search-key.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { counted } from '../staff-text.ts';
import { CopyPrices } from './CopyPrices.tsx';
import { focusPercent, MovePrices } from './MovePrices.tsx';
import { priceFieldId, PriceRow, PriceTable } from './PriceTable.tsx';
import {
  commonThen,
  copiedDraft,
  draftError,
  lastPrices,
  type LastPrices,
  movedDraft,
  newPrices,
  OPENED_AT,
  type PriceDraft,
  type PriceLine,
  priceLine,
  type PriceSection,
  priceSections,
} from './price-draft.ts';
import { hiddenText } from './price-words.ts';

/** What staff see of the board while they type. */
export interface PriceView {
  /** null: the common prices. */
  readonly yardId: YardId | null;
  readonly filter: string;
  /** The tables that are open. */
  readonly opened: readonly string[];
}

interface PriceDraftsProps {
  readonly staff: StaffSession;
  readonly metals: readonly BoardGrade[];
  readonly batches: readonly PriceBatch[];
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft) => void;
  readonly onReview: () => void;
  readonly view: PriceView;
  readonly onView: (view: PriceView) => void;
}

/** Every price there is, the common ones and each yard's, so that what was typed for one yard is kept while another is shown. */
export const everyLine = (metals: readonly BoardGrade[]): readonly PriceLine[] =>
  [null, ...YARD_IDS].flatMap((yardId) => metals.map((metal) => priceLine(metal, yardId)));

const focusPrice = (line: PriceLine) => document.getElementById(priceFieldId(line))?.focus();

/** All prices of the site or of a yard by group: Tab or Enter goes from one new price to the next, and from the last to the preview. */
export function PriceDrafts({
  staff,
  metals,
  batches,
  draft,
  view,
  onView,
  onChange,
  onReview,
}: PriceDraftsProps) {
  const preview = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState<string>();
  const [percent, setPercent] = useState('');
  const [asks, setAsks] = useState(false);
  const { yardId, filter, opened } = view;

  const every = everyLine(metals);
  const changes = newPrices(draft, every);
  const typed = Object.values(draft).filter((text) => text.trim() !== '').length;
  const jumps = changes.filter(({ isJump }) => isJump).map(({ line }) => line.key);
  const hidden = hiddenText(changes, yardId);
  const last = lastPrices(batches, every, yardId, OPENED_AT);
  const words = searchKey(filter);
  const sections = priceSections(
    metals.filter(({ name }) => searchKey(name).includes(words)),
    yardId,
  );
  // What is looked for is shown, wherever it is.
  const isOpen = (id: string) => words !== '' || opened.includes(id);
  const shown = sections.flatMap(({ id, lines }) => (isOpen(id) ? lines : []));

  function review(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = every.find((line) => draftError(draft, line));
    if (wrong && shown.some(({ key }) => key === wrong.key)) focusPrice(wrong);
    else if (wrong) setFailure(`Check the new price for ${wrong.metal.name}.`);
    else if (percent.trim() !== '') {
      setFailure(`Apply the ${percent.trim()} percent first, or clear it.`);
      focusPercent();
    } else if (changes.length === 0) setFailure('No prices have changed. Enter a new price first.');
    else onReview();
  }
  /** What was copied is shown. */
  function copy(from: LastPrices, hundredths: number) {
    onChange(copiedDraft(draft, from, hundredths));
    const holds = ({ lines }: PriceSection) =>
      lines.some(({ key }) => from.prices.some(({ line }) => line.key === key));
    const ids = priceSections(metals, yardId)
      .filter(holds)
      .map(({ id }) => id);
    onView({ ...view, filter: '', opened: [...new Set([...opened, ...ids])] });
  }
  function next(line: PriceLine) {
    const following = shown[shown.findIndex(({ key }) => key === line.key) + 1];
    if (following) focusPrice(following);
    else preview.current?.focus();
  }

  return (
    <form method="post" noValidate className="mt-4" onSubmit={review}>
      <div className="mb-2 grid max-w-2xl grid-cols-2 gap-4">
        <SelectField
          id="price-yard"
          label="Prices for"
          value={yardId ?? ''}
          onValue={(value) => onView({ ...view, yardId: YARDS.find(({ id }) => id === value)?.id ?? null })}
          choices={mayActAt(staff, null) ? [['', 'All yards'], ...YARD_CHOICES] : yardChoicesOf(staff)}
        />
        <TextField
          id="price-filter"
          label="Find a grade"
          type="search"
          value={filter}
          onValue={(text) => onView({ ...view, filter: text })}
          // Enter looks; it does not send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {last && <CopyPrices last={last} onCopy={(hundredths) => copy(last, hundredths)} />}
      {sections.length === 0 && <p className="text-muted">No matching grade.</p>}
      {sections.map((section) => (
        <PriceTable
          key={section.id}
          section={section}
          isOpen={isOpen(section.id)}
          onToggle={(open) =>
            words === '' &&
            onView({
              ...view,
              opened: open ? [...new Set([...opened, section.id])] : opened.filter((id) => id !== section.id),
            })
          }
          typed={newPrices(draft, section.lines).length}
        >
          {section.lines.map((line) => (
            <PriceRow
              key={line.key}
              line={line}
              typed={draft[line.key] ?? ''}
              common={commonThen(draft, line.metal)}
              error={draftError(draft, line)}
              isJump={jumps.includes(line.key)}
              onType={(text) => onChange({ ...draft, [line.key]: text })}
              onNext={() => next(line)}
            />
          ))}
        </PriceTable>
      ))}
      <div className="staff-sticky">
        <FormFailure message={failure} />
        <Button ref={preview} type="submit" variant="signal">
          Review changes
        </Button>
        <Button onClick={() => typed > 0 && setAsks(true)}>Clear all</Button>
        <span role="status" className="font-bold">
          {changes.length > 0 && <span>{counted(changes.length, 'new price')}</span>}
          {jumps.length > 0 && (
            <span className="text-down">{`, ${counted(jumps.length, 'large change')}`}</span>
          )}
          {hidden && <span className="block">{hidden}</span>}
        </span>
      </div>
      <MovePrices
        sections={priceSections(metals, yardId)}
        text={percent}
        onText={setPercent}
        onMove={(moved, hundredths) => onChange(movedDraft(draft, moved, hundredths))}
      />
      {asks && (
        <Question
          title={`Clear ${counted(typed, 'new price')}?`}
          text="This clears every new price you typed, for all yards. Published prices stay."
          yes="Clear all"
          onYes={() => onChange({})}
          onClose={() => setAsks(false)}
        />
      )}
    </form>
  );
}
