import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { VEHICLE_METAL_TYPE } from '../../business/vehicles.ts';
import { milesText } from '../../domain/locations/places/nearest.ts';
import { tellPrice } from '../../domain/prices/list/tell-price.ts';
import { moneyText } from '../../domain/shared/numbers/money.ts';
import { groupedNumber } from '../../domain/shared/numbers/typed-number.ts';
import { poundsText } from '../../domain/shared/numbers/weight.ts';
import type { RequestDraft } from '../quotes/request-kind.ts';
import { carName } from '../../domain/vehicles/car-draft.ts';
import { wholeDollars } from '../../domain/vehicles/car-summary.ts';
import { carQuestionTexts } from '../../domain/vehicles/question-texts.ts';
import { carWords as words } from '../../domain/vehicles/texts.ts';
import { holdGradePath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { carTexts, carTicketTexts as texts } from './texts.ts';
import { type CarSum, useCarSum } from './use-car-sum.ts';

const pounds = (milliPounds: number) => `${groupedNumber(poundsText(milliPounds))} lb`;

interface LineProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children: string;
}

function Line({ name, note, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-dashed border-muted py-2">
      <dt>
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="text-right font-bold wrap-normal tabular-nums">{children}</dd>
    </div>
  );
}

const towText = (cents: number | null): string =>
  cents === null ? texts.ask : cents === 0 ? texts.free : moneyText(-cents);

/** What a tow's price is made of: "12 miles in a straight line; doesn't roll, $25.00". */
function towNote({ value: { towExtras }, isTowed, miles }: NonNullable<CarSum['sum']>): string | undefined {
  const parts = towExtras.map(({ question, cents }) =>
    texts.extra(carQuestionTexts[question].off, moneyText(cents)),
  );
  return (
    [isTowed && miles !== null && texts.miles(milesText(miles)), ...parts].filter(Boolean).join('; ') ||
    undefined
  );
}

function Lines({ sum, name }: { readonly sum: NonNullable<CarSum['sum']>; readonly name: string }) {
  const { value, price, yardId, yardName, yardIs, isTowed, kind } = sum;
  const { weight, missing, unknown, towCents } = value;
  return (
    <>
      <dl>
        {name && <Line name={words.car}>{name}</Line>}
        <Line
          name={texts.weight}
          note={
            weight.source === 'typical' ? kind && texts.typical(carTexts.kinds[kind]) : texts[weight.source]
          }
        >
          {pounds(weight.milliPounds)}
        </Line>
        {missing.map(({ question, milliPounds }) => (
          <Line key={question} name={carQuestionTexts[question].off} note={carQuestionTexts[question].note}>
            {milliPounds > 0 ? `−${pounds(milliPounds)}` : texts.lowerPrice}
          </Line>
        ))}
        <Line
          name={texts.prices[value.metalType === VEHICLE_METAL_TYPE ? 'complete' : 'incomplete'](yardName)}
          note={yardIs ? texts.noYard[yardIs] : undefined}
        >
          {tellPrice(price).join(' ')}
        </Line>
        <Line name={texts.value} note={pounds(value.netMilliPounds)}>
          {moneyText(value.payoutCents)}
        </Line>
        <Line name={texts.tow} note={towNote(sum)}>
          {isTowed ? towText(towCents) : texts.noTow}
        </Line>
      </dl>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-bold">{texts.range}</span>
        <span className="font-display text-4xl tabular-nums">
          {words.between(wholeDollars(value.lowCents), wholeDollars(value.highCents))}
        </span>
      </p>
      {value.totalCents === 0 && <p className="mt-1 font-bold">{texts.nothing}</p>}
      {towCents === null && <p className="mt-1">{texts.askTow}</p>}
      {unknown.length > 0 && (
        <p className="mt-1">
          {texts.unknown(unknown.map((question) => carQuestionTexts[question].part).join(', '))}
        </p>
      )}
      <p className="mt-2 font-bold">{texts.estimate}</p>
      <a
        className="inline-flex min-h-12 items-center text-link underline"
        href={`${holdGradePath(value.metalType)}&yard=${yardId}`}
      >
        {texts.hold}
      </a>
    </>
  );
}

/** What the ticket says in place of lines. */
function Instead({ car }: { readonly car: CarSum }) {
  if (car.isByHand) return <p>{carTexts.byHand}</p>;
  if (car.state === 'missing') return <p>{texts.missing(car.missing.join(', '))}</p>;
  if (car.state === 'loading') return <p>{texts.getting}</p>;
  return (
    <>
      <p>{car.state === 'failed' ? texts.priceFailed : texts.priceByPhone}</p>
      <div className="mt-3 actions">
        <CallButton phone={BUSINESS_QUOTES_PHONE} placement="sell-your-car-price" />
        {car.state === 'failed' && <Button onClick={car.retry}>{texts.retry}</Button>}
      </div>
    </>
  );
}

/** The sum, line by line, and the papers beside it. */
export function CarTicket({ draft }: { readonly draft: RequestDraft }) {
  const car = useCarSum(draft);
  const { sum, papers } = car;
  return (
    <>
      <div className={`mt-2 ${sum ? 'sum-ready' : ''}`} role="status">
        {sum ? <Lines sum={sum} name={carName(draft)} /> : <Instead car={car} />}
      </div>
      {papers.length > 0 && (
        <>
          <h4 className="mt-4 font-bold">{texts.papers}</h4>
          <ul className="list-disc pl-5">
            {papers.map((advice) => (
              <li key={advice}>{words.advice[advice]}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
