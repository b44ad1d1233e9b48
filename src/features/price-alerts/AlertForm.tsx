import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { YARD_CHOICES, yardName } from '../../business/yards.ts';
import { ALERT_KINDS } from '../../domain/price-alerts/alert-fires.ts';
import { type AlertDraft, alertFormSchema } from '../../domain/price-alerts/price-alert.schema.ts';
import { createAlertApi } from '../../domain/price-alerts/price-alerts.api.ts';
import { tellPrice } from '../../domain/prices/list/tell-price.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { call } from '../../lib/requests/request.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceFields } from '../../ui/form/fields/ChoiceFields.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { Honeypot } from '../../ui/form/fields/Honeypot.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { useVisitorForm } from '../../ui/form/use-visitor-form.ts';
import { priceListOf } from '../prices/list/price-list.store.ts';
import { alertFormTexts as texts } from './texts.ts';

const EMPTY: AlertDraft = { kind: 'at_least', metalType: '', yardId: '', atLeast: '', email: '' };

const KINDS = ALERT_KINDS.map((kind) => [kind, texts.kinds[kind]] as const);

interface AlertFormProps {
  readonly onSent: () => void;
}

/** What to be told of, and where. Without an answer from the prices it still takes the weekly list. */
export function AlertForm({ onSent }: AlertFormProps) {
  const { field, formProps, failure, isSubmitting, watch, setValue } = useVisitorForm({
    schema: alertFormSchema,
    prefix: 'alert',
    empty: EMPTY,
    call: (body, once) => call(createAlertApi, { body: { ...body, locale: locale.language }, ...once }),
    onSent,
  });
  const [kind, yardId, metalType] = watch(['kind', 'yardId', 'metalType']);
  const list = priceListOf(yardId || null);
  const { value, failure: priceFailure } = useStore(list.$state);
  useEffect(() => void list.load(), [list]);
  const begin = useEffectEvent(() =>
    setValue('metalType', new URLSearchParams(location.search).get('grade') ?? ''),
  );
  useEffect(() => begin(), []);

  const grades = (value?.list ?? []).filter(({ price }) => Number(price) > 0);
  const chosen = grades.find((each) => each.metalType === metalType);
  const [price = '', per = ''] = chosen ? tellPrice(chosen) : [];
  const posted = chosen
    ? texts.now(`${price} ${per}`, yardId ? yardName(yardId) : null, chosen.differs)
    : texts.chooseFirst;
  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-sm text-muted">{texts.required}</p>
      <ChoiceFields {...field('kind', texts.kind)} type="radio" choices={KINDS} />
      <SelectField {...field('yardId', texts.yard)} choices={[['', texts.anyYard], ...YARD_CHOICES]} />
      {kind !== 'weekly' && (
        <>
          <SelectField
            {...field('metalType', texts.grade)}
            // Its choices come with the prices.
            key={grades.length}
            aria-required
            choices={[['', texts.chooseGrade], ...grades.map((each) => [each.metalType, each.name] as const)]}
          />
          {priceFailure !== null && grades.length === 0 ? (
            <div>
              <p className="mb-2" role="alert">
                {texts.failed}
              </p>
              <Button onClick={() => void list.reload()}>{texts.retry}</Button>
            </div>
          ) : (
            <p className="min-h-6 tabular-nums" role="status">
              {grades.length === 0 ? texts.loading : posted}
            </p>
          )}
        </>
      )}
      {kind === 'at_least' && (
        <TextField {...field('atLeast', texts.atLeast(per))} inputMode="decimal" aria-required />
      )}
      <EmailField {...field('email', texts.email, 'email')} aria-required />
      <Honeypot />
      <SendButton label={texts.submit} sending={texts.sending} isSubmitting={isSubmitting} />
      <FormFailure message={failure} />
      <PrivacyNote />
    </form>
  );
}
