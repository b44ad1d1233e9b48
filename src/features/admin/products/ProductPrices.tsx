import { type FormEvent, useState } from 'react';
import {
  type ProductPriceLine,
  previewPricesApi,
  setProductPricesApi,
} from '../../../domain/catalogue/admin-products.api.ts';
import type { Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import type { PriceShift } from '../../../domain/catalogue/product-draft.schema.ts';
import { readPercent } from '../../../domain/prices/price-shift.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { typedCents } from '../../../domain/shared/typed-cents.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { staffFailure } from '../staff-failure.ts';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

const CATEGORY_CHOICES = [['', 'All'], ...Object.entries(CATEGORY_NAMES)] as const;
const HOW_CHOICES = [
  ['percent', 'by percent'],
  ['price', 'to a price'],
] as const;

/** Reads what was typed; null if it is none. */
function changeOf(how: string, text: string): PriceShift['change'] | null {
  if (how === 'percent') {
    const hundredths = readPercent(text);
    return hundredths === null ? null : { kind: 'percent', hundredths };
  }
  const cents = typedCents(text);
  return Number.isNaN(cents) || cents < 1 ? null : { kind: 'price', cents };
}

function Preview({ lines }: { readonly lines: readonly ProductPriceLine[] }) {
  return (
    <section
      className="staff-scroll mt-4 max-h-[70vh] overflow-y-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="What will change"
    >
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kindId, product, kind, beforeCents, afterCents }) => (
            <tr key={kindId}>
              <td>
                {product}, {kind}
              </td>
              <td className="tabular-nums">{moneyText(beforeCents)}</td>
              <td className="font-bold tabular-nums">{moneyText(afterCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Changes the prices of a category, after showing each of them. */
export function ProductPrices() {
  const [category, setCategory] = useState('');
  const [how, setHow] = useState('percent');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [lines, setLines] = useState<readonly ProductPriceLine[] | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function during(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await work().catch((problem: unknown) => setFailure(staffFailure(problem)));
    setBusy(false);
  }
  function preview(event: FormEvent) {
    event.preventDefault();
    const change = changeOf(how, text);
    setLines(null);
    setError(change ? undefined : 'Please enter a percentage such as 2.5 or -3, or a price such as 24.00');
    if (!change) return;
    const body = { category: (category || null) as Category | null, change };
    void during(async () => setLines(await staffCall(previewPricesApi, { body })));
  }
  const apply = () =>
    during(async () => {
      const shown = (lines ?? []).map(({ kindId, beforeCents, afterCents }) => ({
        kindId,
        beforeCents,
        afterCents,
      }));
      const { changed } = await staffCall(setProductPricesApi, { body: { lines: shown } });
      setLines(null);
      setText('');
      showToast({ title: `${counted(changed, 'price')} changed` });
    });

  return (
    <section className="staff-card" aria-labelledby="bulk-title">
      <h2 id="bulk-title">Change prices</h2>
      <form method="post" noValidate className="mt-3 grid gap-4 sm:grid-cols-3" onSubmit={preview}>
        <SelectField
          id="filter-bulk"
          label="Category"
          choices={CATEGORY_CHOICES}
          value={category}
          onValue={setCategory}
        />
        <SelectField id="filter-how" label="How" choices={HOW_CHOICES} value={how} onValue={setHow} />
        <TextField
          id="bulk-change"
          label={how === 'percent' ? 'Percent' : 'Price'}
          error={error}
          value={text}
          placeholder={how === 'percent' ? '+2.5' : '24.00'}
          onValue={setText}
        />
        <button className="button button-line sm:col-span-full sm:justify-self-start" aria-disabled={isBusy}>
          Show what would change
        </button>
      </form>
      <output className="mt-3 block">{lines && `${counted(lines.length, 'price')} will change.`}</output>
      {lines && lines.length > 0 && (
        <>
          <Preview lines={lines} />
          <button
            type="button"
            className="button button-signal mt-4"
            aria-disabled={isBusy}
            onClick={() => void apply()}
          >
            Change {counted(lines.length, 'price')}
          </button>
        </>
      )}
      <FormFailure message={failure} />
    </section>
  );
}
