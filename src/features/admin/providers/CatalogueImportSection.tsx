import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '../../../domain/catalogue/admin-catalogue.api.ts';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { counted } from '../staff-text.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { useImport } from './use-import.ts';

const differenceText = ({ changes, productCount }: ImportPreview): string => {
  const among = `Compared ${counted(productCount, 'product')} with Printful`;
  if (changes.length === 0) return `${among}: no differences.`;
  return `${among}: ${counted(changes.length, 'difference')}.`;
};

function Notes({ preview: { isPartial, problems } }: { readonly preview: ImportPreview }) {
  return (
    <>
      {isPartial && (
        <p className="mt-2 font-bold">
          Your Printful store has more products than we can compare at once, so we can’t tell which ones are
          gone from Printful.
        </p>
      )}
      {problems.length > 0 && (
        <div className="mt-3 border-l-8 border-down bg-surface p-4">
          <h4 className="text-lg">You can’t sell these as they are</h4>
          <ul className="mt-1">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Compares the shop's catalogue with the Printful store and imports the chosen changes. */
export function CatalogueImportSection() {
  const source = useImport();
  const { preview, chosen, failure, work, unfinished } = source;
  const [isAsked, setAsked] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview) title.current?.focus();
  }, [preview]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (work !== null || chosen.size === 0) return;
    setAsked(unfinished !== null);
    if (unfinished === null) void source.take();
    else document.getElementById(`category-${unfinished}`)?.focus();
  };
  const ids = preview?.changes.map(({ id }) => id) ?? [];

  return (
    <section className="mt-10" aria-labelledby="import-title">
      <h2 id="import-title">Catalog from Printful</h2>
      <p className="mt-2 max-w-prose">
        Compare the shop with your Printful store. Nothing changes until you apply it. Products you ship
        yourself stay as they are.
      </p>
      <Button
        className="mt-4"
        aria-disabled={work !== null}
        onClick={work === null ? () => void source.compare() : undefined}
      >
        {work === 'compare' ? 'Comparing…' : 'Compare with Printful'}
      </Button>
      <FormFailure message={failure ?? undefined} />
      {preview && (
        <form method="post" noValidate className="mt-6" onSubmit={submit}>
          <h3 ref={title} tabIndex={-1} className="text-2xl">
            {differenceText(preview)}
          </h3>
          <Notes preview={preview} />
          {ids.length > 0 && (
            <>
              <CheckField
                label="Select all"
                fieldClass="mt-3"
                checked={chosen.size === ids.length}
                onCheck={(isChecked) => source.choose(ids, isChecked)}
              />
              <ul className="mt-2 grid items-start gap-4 lg:grid-cols-2">
                {preview.changes.map((change) => (
                  <ChangeCard
                    key={change.id}
                    change={change}
                    source={source}
                    isUnfinished={isAsked && source.factsOf(change.id).category === ''}
                  />
                ))}
              </ul>
              <FormFailure
                message={isPressed && chosen.size === 0 ? 'Select at least one change.' : undefined}
                className="mt-4"
              />
              <Button
                type="submit"
                variant="signal"
                className="mt-4"
                aria-disabled={work !== null || chosen.size === 0}
              >
                {work === 'take' ? 'Applying…' : `Apply selected (${chosen.size})`}
              </Button>
            </>
          )}
        </form>
      )}
    </section>
  );
}
