import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type ProductPriceLine,
  previewPricesApi,
  setProductPricesApi,
} from '../../../domain/catalogue/admin-products.api.ts';
import type { Category } from '../../../domain/catalogue/catalogue.api.ts';
import { CATEGORY_NAMES } from '../../../domain/catalogue/category-names.ts';
import { type PriceShift, priceShiftSchema } from '../../../domain/catalogue/product-draft.schema.ts';
import { readPercent } from '../../../domain/prices/price-shift.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { typedCents } from '../../../domain/shared/numbers/typed-cents.ts';
import { hasCode } from '../../../lib/requests/request.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { actFirst, useAct } from '../act.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../form/use-staff-form.ts';

const CATEGORY_CHOICES = [['', 'All'], ...Object.entries(CATEGORY_NAMES)] as const;
const HOW_CHOICES = [
  ['percent', 'Change by percent'],
  ['price', 'Set one price'],
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

const EMPTY = { category: '' as Category | '', how: 'percent', change: '' };

const schema = draftSchema(
  ({ category, how, change }: typeof EMPTY) => ({
    category: category || null,
    change: changeOf(how, change),
  }),
  z.object({
    ...priceShiftSchema.shape,
    change: z.custom<PriceShift['change']>(
      (change) => change !== null,
      'Please enter a percentage such as 2.5 or -3, or a price such as 24.00',
    ),
  }),
);

function Preview({ lines }: { readonly lines: readonly ProductPriceLine[] }) {
  return (
    <section
      className="staff-scroll mt-4 max-h-[70vh] overflow-y-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Changes to review"
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
  const [lines, setLines] = useState<readonly ProductPriceLine[] | null>(null);
  const form = useStaffForm({
    schema,
    empty: EMPTY,
    prefix: 'bulk',
    send: async (body, _, typed) => {
      setLines(await staffCall(previewPricesApi, { body }));
      return typed;
    },
  });
  const { isBusy, run, refused } = useAct(undefined, actFirst);
  const apply = async () => {
    const shown = (lines ?? []).map(({ kindId, beforeCents, afterCents }) => ({
      kindId,
      beforeCents,
      afterCents,
    }));
    await run(
      async () => {
        try {
          await staffCall(setProductPricesApi, { body: { lines: shown } });
        } catch (error) {
          // Somebody was first: the next press is for what there is to change now. Any other press repeats
          // these lines: only the answer may be lost, and a new preview would change the prices a second time.
          if (hasCode(error, 'changed_since')) await form.submit();
          throw error;
        }
        setLines(null);
        form.setValue('change', '');
      },
      `${counted(shown.length, 'price')} changed`,
    );
  };
  const { field } = form;
  const isPercent = form.watch('how') === 'percent';

  return (
    <section className="staff-card" aria-labelledby="bulk-title">
      <h2 id="bulk-title">Change prices</h2>
      <StaffForm
        form={form}
        submit="Review changes"
        button="button-line sm:col-span-full sm:justify-self-start"
        className="mt-3 grid gap-4 sm:grid-cols-3"
      >
        <SelectField {...field('category', 'Category')} choices={CATEGORY_CHOICES} />
        <SelectField {...field('how', 'Method')} choices={HOW_CHOICES} />
        <TextField
          {...field('change', isPercent ? 'Percent' : 'Price')}
          placeholder={isPercent ? '+2.5' : '24.00'}
        />
      </StaffForm>
      <span role="status" className="mt-3 block">
        {lines && `${counted(lines.length, 'price')} will change.`}
      </span>
      <FormFailure message={refused} className="mt-3" />
      {lines && lines.length > 0 && (
        <>
          <Preview lines={lines} />
          <Button variant="signal" className="mt-4" aria-disabled={isBusy} onClick={() => void apply()}>
            Change {counted(lines.length, 'price')}
          </Button>
        </>
      )}
    </section>
  );
}
