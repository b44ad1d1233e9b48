import type { ChangeEvent, ComponentProps } from 'react';
import { carName } from '../../domain/vehicles/car-draft.ts';
import { knownMake } from '../../domain/vehicles/vin.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import type { RequestFormState } from '../quotes/use-request-form.ts';
import { carTexts as texts } from './texts.ts';
import type { CarLookUp } from './use-car-look-up.ts';

type CarFieldsProps = Pick<RequestFormState, 'form' | 'parts'> & {
  readonly lookUp: CarLookUp;
  readonly onGoOn: () => void;
};

function ByHandFields({ form, parts: { field }, lookUp }: Omit<CarFieldsProps, 'onGoOn'>) {
  const make = form.getValues('vehicle.make');
  return (
    <div className="mt-3 grid gap-4 md:grid-cols-[1fr_2fr_2fr]">
      <TextField {...field('vehicle.year', texts.year)} aria-required inputMode="numeric" />
      <TextField {...field('vehicle.make', texts.make)} aria-required autoCapitalize="words" />
      <TextField {...field('vehicle.model', texts.model)} aria-required autoCapitalize="words" />
      <span role="status" className="-mt-3 text-sm md:col-span-full">
        {make && !knownMake(make) && <span>{texts.oddMake}</span>}
      </span>
      {lookUp.asksKind && (
        <SelectField
          {...field('vehicle.kind', texts.kind)}
          fieldClass="md:col-span-full"
          aria-required
          choices={[['', texts.chooseKind], ...Object.entries(texts.kinds)]}
        />
      )}
    </div>
  );
}

/** A button that is disabled until it acts, and does not look it. */
function AwakeButton(props: ComponentProps<typeof Button>) {
  const awake = useAwake();
  return <Button className="disabled:opacity-100" disabled={!awake} {...props} />;
}

/** The car by its VIN, which is looked up as soon as it is whole; else by year, make, model and kind. */
export function CarFields({ form, parts, lookUp, onGoOn }: CarFieldsProps) {
  const { onChange, onBlur, ...vin } = parts.field('vehicle.vin', texts.vin);
  const name = carName(form.getValues());
  const { isFound } = lookUp;
  return (
    <fieldset>
      <legend className="mb-3 text-xl font-bold">{texts.legend}</legend>
      {!lookUp.isByHand && (
        <>
          <div className="grid items-start gap-3 md:grid-cols-[1fr_auto]">
            <TextField
              {...vin}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const changed = onChange(event);
                lookUp.read(event.currentTarget.value);
                return changed;
              }}
              onBlur={(event) => {
                lookUp.check();
                return onBlur(event);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onGoOn();
              }}
              autoCapitalize="characters"
              enterKeyHint="go"
              spellCheck={false}
            />
            <div className="grid md:pt-7">
              <AwakeButton variant="signal" onClick={onGoOn}>
                {texts.findCar}
              </AwakeButton>
            </div>
          </div>
          <p className="mt-1 text-sm text-muted">{texts.vinHint}</p>
        </>
      )}
      <span role="status" className="mt-1 block min-h-6">
        {lookUp.isLooking && <span>{texts.looking}</span>}
        {isFound && !lookUp.isLooking && <b className="text-xl">{name}</b>}
        {lookUp.isOdd && <span className="block">{texts.oddVin}</span>}
      </span>
      {lookUp.showsFields && <ByHandFields form={form} parts={parts} lookUp={lookUp} />}
      <div className="mt-3 actions">
        {lookUp.isByHand && (
          <AwakeButton variant="signal" onClick={onGoOn}>
            {texts.goOn}
          </AwakeButton>
        )}
        <AwakeButton onClick={lookUp.turn}>
          {lookUp.isByHand ? texts.withVin : isFound ? texts.change : texts.noVin}
        </AwakeButton>
      </div>
    </fieldset>
  );
}
