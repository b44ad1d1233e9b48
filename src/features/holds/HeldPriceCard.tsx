import { useState } from 'react';
import { heldCalendar, heldPriceFacts, type NamedHold } from '../../domain/holds/held-price-text.ts';
import { holdCodeText } from '../../domain/holds/hold-code.ts';
import type { HoldStanding } from '../../domain/holds/hold-refusal.ts';
import { cancelHoldApi } from '../../domain/holds/holds.api.ts';
import { heldPriceTexts } from '../../domain/holds/texts.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { saveFile } from '../../lib/save-file.ts';
import { holdLinkPath, whatToBringPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { Question } from '../../ui/dialog/Question.tsx';
import { takeFocus } from '../../ui/focus-heading.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { heldCardTexts as texts } from './texts.ts';

export interface ShownHold extends NamedHold {
  readonly standing: HoldStanding;
  /** Of its link. */
  readonly token: string;
  /** Whether it is on its way by email; null: no address was given, or not just now. */
  readonly isMailed: boolean | null;
}

interface HeldPriceProps {
  readonly held: ShownHold;
  readonly onChange: (held: ShownHold) => void;
  readonly onAnother: () => void;
}

/** The code, and what may be done with it while it is held. */
function Usable({ held, onChange, onAnother }: HeldPriceProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const { code, token } = held;
  async function saveCalendar() {
    try {
      const file = await heldCalendar(held, new URL(holdLinkPath(token), location.href).href, new Date());
      saveFile(new Blob([file], { type: 'text/calendar' }), `${code}.ics`);
    } catch (error) {
      setFailure(failureText(error));
    }
  }
  async function cancel() {
    setIsBusy(true);
    try {
      const { standing } = await call(cancelHoldApi, { body: { token }, signal: answerTimeout() });
      onChange({ ...held, standing });
    } catch (error) {
      setFailure(failureText(error));
      setIsBusy(false);
    }
  }
  return (
    <>
      {/* The screen says it beside the card. */}
      <p className="mt-4 hidden print:block">{heldPriceTexts.over}</p>
      {held.isMailed !== null && <p className="mt-4">{held.isMailed ? texts.mailed : texts.notMailed}</p>}
      <div className="mt-4 text-center">
        <p className="text-lg">{heldPriceTexts.code}</p>
        {/* In a face whose zero has a stroke or a dot. */}
        <p className="hold-code text-5xl font-bold">{holdCodeText(code)}</p>
        <QrCode text={code} />
        <p className="text-lg font-bold">{texts.show}</p>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 print:hidden">
        <Button variant="signal" onClick={() => void saveCalendar()}>
          {texts.calendar}
        </Button>
        <Button onClick={() => print()}>{texts.print}</Button>
        <a className="button button-line" href={whatToBringPath}>
          {texts.bring}
        </a>
        <Button onClick={onAnother}>{texts.another}</Button>
        <Button
          variant="bare"
          className="justify-self-center text-link underline sm:col-span-2"
          disabled={isBusy}
          onClick={() => setAsks(true)}
        >
          {texts.cancel}
        </Button>
      </div>
      <FormFailure message={failure} />
      {asks && <Question {...texts.question} onYes={() => void cancel()} onClose={() => setAsks(false)} />}
    </>
  );
}

/** A price that somebody holds: what, where, until when and for how much, and the code; or what became of it. */
export function HeldPriceCard({ held, onChange, onAnother }: HeldPriceProps) {
  const { standing } = held;
  // What ended says when; what was used or canceled is not held until then.
  const isDated = standing === 'open' || standing === 'ended';
  const facts = heldPriceFacts(held, undefined, isDated);
  return (
    <div>
      <h2 key={standing} className="text-3xl uppercase" tabIndex={-1} ref={takeFocus}>
        {texts.headings[standing]}
      </h2>
      <FactList lines={facts} />
      {standing === 'open' ? (
        <Usable held={held} onChange={onChange} onAnother={onAnother} />
      ) : (
        <>
          <p className="mt-4">{texts.over[standing]}</p>
          <div className="mt-4 actions print:hidden">
            <Button variant="signal" onClick={onAnother}>
              {standing === 'used' ? texts.another : texts.today}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
