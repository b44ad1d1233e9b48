import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { YARD_CHOICES, YARD_IDS, yardName } from '../../business/yards.ts';
import { type HoldDraft, holdFormSchema } from '../../domain/holds/hold.schema.ts';
import { holdPriceApi, type NewlyHeld, type PostedNow } from '../../domain/holds/holds.api.ts';
import type { GradePrice } from '../../domain/prices/list/price-list.api.ts';
import { tellPrice } from '../../domain/prices/list/tell-price.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { chosenYard } from '../../lib/chosen-yard.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { call, hasCode, type RequestError } from '../../lib/requests/request.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { formatsPhone } from '../../ui/form/fields/format-phone-field.ts';
import { Honeypot } from '../../ui/form/fields/Honeypot.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { fieldsOf, type Told } from '../../ui/form/use-sent-form.ts';
import { useVisitorForm } from '../../ui/form/use-visitor-form.ts';
import { priceListOf } from '../prices/list/price-list.store.ts';
import type { ShownHold } from './HeldPriceCard.tsx';
import { holdFormTexts as texts } from './texts.ts';

const EMPTY: HoldDraft = { metalType: '', yardId: '' as never, phone: '', email: '' };

/** "$4.50 per lb" */
const priceText = (price: PostedNow): string => tellPrice(price).join(' ');

/** The grade and the yard of the link that led here, or the yard whose prices the visitor last saw. */
function begun(): Partial<HoldDraft> {
  const asked = new URLSearchParams(location.search);
  const yard = asked.get('yard') ?? chosenYard();
  return {
    metalType: asked.get('grade') ?? '',
    ...(YARD_IDS.some((id) => id === yard) && { yardId: yard as HoldDraft['yardId'] }),
  };
}

/** Grades whose price can be held, at the common prices without a yard: those with one. */
const gradesAt = (yardId: string): readonly GradePrice[] =>
  (priceListOf(yardId || null).$state.get().value?.list ?? []).filter(({ price }) => Number(price) > 0);

const gradeAt = ({ yardId, metalType }: Chosen): GradePrice | undefined =>
  gradesAt(yardId).find((each) => each.metalType === metalType);

type Chosen = Pick<HoldDraft, 'yardId' | 'metalType'>;

/** What the server said is posted, since the list was read. */
type ToldPrice = PostedNow & Chosen;

/** Whether the server refused because it has another price posted by now, which it says. */
const isChanged = (error: unknown): error is RequestError & { readonly figures: PostedNow } =>
  hasCode(error, 'price_changed');

/** The price that a press would hold. */
function postedFor(chosen: Chosen, told: ToldPrice | undefined): PostedNow | undefined {
  const isTold = told?.yardId === chosen.yardId && told.metalType === chosen.metalType;
  return isTold ? told : gradeAt(chosen);
}

interface PostedProps {
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  /** null: no grade or yard is chosen. */
  readonly text: string | null;
  readonly isLoading: boolean;
}

/** The price that a press would hold. */
function Posted({ isFailed, onRetry, text, isLoading }: PostedProps) {
  if (isFailed)
    return (
      <div>
        <p className="mb-2" role="alert">
          {texts.failed}
        </p>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </div>
    );
  return (
    <p className={`min-h-9 ${text ? 'text-2xl font-bold tabular-nums' : ''}`} role="status">
      {isLoading ? texts.loading : (text ?? texts.chooseBoth)}
    </p>
  );
}

interface HoldFormProps {
  readonly onHeld: (held: ShownHold) => void;
}

/** Yard, grade and phone, and an address for whoever wants it by email. */
export function HoldForm({ onHeld }: HoldFormProps) {
  const [told, setTold] = useState<ToldPrice>();
  const { field, formProps, failure, isSubmitting, setValue, watch } = useVisitorForm({
    schema: holdFormSchema,
    prefix: 'hold',
    empty: EMPTY,
    call: async (body, once) => {
      const { price = '0', unit = '' } = postedFor(body, told) ?? {};
      try {
        return await call(holdPriceApi, { body: { ...body, price, unit, locale: locale.language }, ...once });
      } catch (error) {
        const { yardId, metalType } = body;
        // Something else may be chosen by now.
        if (isChanged(error)) setTold({ ...error.figures, yardId, metalType });
        throw error;
      }
    },
    tell: (error: unknown): Told =>
      isChanged(error)
        ? { root: texts.changed(priceText(error.figures)) }
        : { ...fieldsOf(error), root: failureText(error) },
    onSent: (answer: NewlyHeld) => onHeld({ ...answer, name: gradeAt(answer)?.name ?? '', standing: 'open' }),
  });
  const [yardId, metalType] = watch(['yardId', 'metalType']);
  const list = priceListOf(yardId || null);
  const { failure: priceFailure } = useStore(list.$state);
  useEffect(() => void list.load(), [list]);
  const begin = useEffectEvent(() => {
    for (const [name, value] of Object.entries(begun())) setValue(name as keyof HoldDraft, value);
  });
  useEffect(() => begin(), []);

  const grades = gradesAt(yardId);
  const posted = postedFor({ yardId, metalType }, told);
  return (
    <form {...formProps} className="grid gap-4">
      <SelectField
        {...field('yardId', texts.yard)}
        aria-required
        choices={[['', texts.chooseYard], ...YARD_CHOICES]}
      />
      <SelectField
        {...field('metalType', texts.grade)}
        // Its choices come with the prices.
        key={grades.length}
        aria-required
        choices={[['', texts.chooseGrade], ...grades.map((each) => [each.metalType, each.name] as const)]}
      />
      <Posted
        isFailed={priceFailure !== null && grades.length === 0}
        onRetry={() => void list.reload()}
        isLoading={grades.length === 0}
        text={posted && yardId ? texts.posted(priceText(posted), yardName(yardId)) : null}
      />
      <TextField
        {...formatsPhone(field('phone', texts.phone, 'tel'))}
        type="tel"
        inputMode="tel"
        aria-required
      />
      <p className="text-sm text-muted">{texts.phoneHint}</p>
      <EmailField {...field('email', texts.email, 'email')} />
      <Honeypot />
      <SendButton label={texts.submit} sending={texts.sending} isSubmitting={isSubmitting} />
      <FormFailure message={failure} />
      <PrivacyNote />
    </form>
  );
}
