import { generalSpanishHours } from '../../domain/locations/spanish-spoken.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { MailedCodeForm } from '../../ui/form/MailedCodeForm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SpeaksSpanish } from '../../ui/language/SpeaksSpanish.tsx';
import { enterCodeTexts as texts } from './texts.ts';
import { backToSignIn, lookUpByPhone, openByCode } from './rewards.store.ts';

interface EnterCodeProps {
  readonly phone: string;
  readonly mailedTo: string;
}

/** For a customer who wants new devices to show a code from the email. */
export function EnterCode({ phone, mailedTo }: EnterCodeProps) {
  return (
    <section className="bg-steel text-on-steel">
      <div className="wrap rewards-top items-start">
        <div>
          <h1 className="text-5xl uppercase lg:text-7xl">{texts.heading}</h1>
          <p className="mt-3 max-w-prose text-lg text-on-steel-muted">{texts.lost}</p>
          <div className="actions mt-4">
            <CallButton placement="rewards-code" variant="line" />
            <SpeaksSpanish hours={generalSpanishHours()} />
          </div>
        </div>
        <div className="punch-card bg-surface p-4 text-ink md:p-8">
          <MailedCodeForm
            lead={texts.lead(mailedTo)}
            submit={texts.submit}
            submitting={texts.submitting}
            send={({ code }) => openByCode(phone, code)}
            again={() => lookUpByPhone(phone)}
          >
            <Button onClick={backToSignIn}>
              <Icon name="arrow-left" /> {texts.back}
            </Button>
          </MailedCodeForm>
        </div>
      </div>
    </section>
  );
}
