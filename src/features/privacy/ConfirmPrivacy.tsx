import { useEffect, useRef, useState } from 'react';
import { BUSINESS_PHONE } from '../../business/business.ts';
import { confirmPrivacyRequestApi } from '../../domain/privacy/privacy.api.ts';
import { PRIVACY_KINDS, type PrivacyKind } from '../../domain/privacy/privacy-request.schema.ts';
import { locale } from '../../domain/shared/language/locale.ts';
import { YARD_ZONE } from '../../domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { isMissing, passTokenOn, tokenInAddress } from '../../lib/address/link-token.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { privacyRequestPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { generalSpanishHours } from '../../domain/locations/spanish-spoken.ts';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { SpeaksSpanish } from '../../ui/language/SpeaksSpanish.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { confirmPrivacyTexts as texts } from './texts.ts';

type Step =
  | { readonly name: 'ask'; readonly failure?: string }
  | { readonly name: 'busy' }
  | { readonly name: 'missing' }
  | { readonly name: 'done'; readonly kind: PrivacyKind; readonly dueAt: string };

const TITLES: Readonly<Record<Step['name'], string>> = {
  ask: texts.ask.title,
  busy: texts.ask.title,
  missing: texts.missing.title,
  done: texts.done.title,
};

/** "January 11": a person answers, so no clock is promised. */
const dueDayText = (dueAt: string): string =>
  new Date(dueAt).toLocaleDateString(locale.format, { timeZone: YARD_ZONE, month: 'long', day: 'numeric' });

/** What the link says was asked for. */
function kindInAddress(): PrivacyKind | 'unknown' {
  const named = new URLSearchParams(location.search).get('kind');
  return PRIVACY_KINDS.find((kind) => kind === named) ?? 'unknown';
}

function textOf(step: Step, asked: PrivacyKind | 'unknown'): string {
  switch (step.name) {
    case 'ask':
    case 'busy':
      return texts.ask.text(asked);
    case 'missing':
      return texts.missing.text;
    case 'done':
      return texts.done.text(step.kind, dueDayText(step.dueAt));
  }
}

/** The island of /privacy/confirm. It asks the server nothing until somebody presses the button: mail scanners open links. */
export function ConfirmPrivacy() {
  const [step, setStep] = useState<Step>({ name: 'ask' });
  const awake = useAwake();
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current !== step.name && step.name !== 'busy') focusHeading();
    shown.current = step.name;
  }, [step.name]);
  useEffect(() => passTokenOn(tokenInAddress()), []);

  async function confirm() {
    setStep({ name: 'busy' });
    try {
      const kind = kindInAddress();
      const body = { token: tokenInAddress(), ...(kind !== 'unknown' && { kind }) };
      setStep({ name: 'done', ...(await call(confirmPrivacyRequestApi, { body, signal: answerTimeout() })) });
    } catch (error) {
      setStep(isMissing(error) ? { name: 'missing' } : { name: 'ask', failure: failureText(error) });
    }
  }

  const asked = awake ? kindInAddress() : 'unknown';
  const isAsking = step.name === 'ask' || step.name === 'busy';
  return (
    <>
      <div className="bg-steel text-on-steel">
        <div className="wrap py-8 lg:py-12">
          <h1 className="text-4xl uppercase text-balance lg:text-6xl">{TITLES[step.name]}</h1>
        </div>
      </div>
      <div className="wrap py-8 lg:py-12">
        <div className="min-h-64 max-w-3xl border-t-8 border-copper bg-surface p-4 md:p-8">
          <p className="text-lg whitespace-pre-line">{textOf(step, asked)}</p>
          {step.name === 'ask' && step.failure && (
            <p role="alert" className="mt-4 border-l-8 border-signal pl-3 text-lg font-bold">
              {step.failure}
            </p>
          )}
          <div className="mt-6 actions">
            {isAsking && (
              <Button
                variant="signal"
                className={awake ? '' : 'disabled:opacity-100'}
                disabled={!awake || step.name === 'busy'}
                onClick={() => void confirm()}
              >
                {texts.confirm[asked]}
              </Button>
            )}
            {step.name === 'missing' && (
              <a className="button button-signal" href={privacyRequestPath}>
                {texts.again}
              </a>
            )}
            <CallButton
              phone={BUSINESS_PHONE}
              placement="privacy"
              label={texts.call(formatPhone(BUSINESS_PHONE))}
              variant="line"
            />
            <SpeaksSpanish hours={generalSpanishHours()} />
          </div>
        </div>
      </div>
    </>
  );
}
