import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import { mailLink, quotedText } from '../../../domain/shared/mail-link.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';
import { BeginsInSpanish } from '../ui/inbox.tsx';

/** Links to call or mail the visitor; the preferred way is highlighted. */
export function QuoteReply({ quote }: { readonly quote: QuoteDetail }) {
  const { phone, email, description, emailMe, callMe, readyMade } = quote;
  const wantsMail = emailMe && !callMe;
  const { mailSubject, hello } = readyMade;
  const body = `${hello}\n\n\n\n${quotedText(description)}`;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <a className={`button ${wantsMail ? 'button-line' : 'button-signal'}`} href={`tel:${phone}`}>
        Call {formatPhone(phone)}
      </a>
      {email && (
        <a
          className={`button ${wantsMail ? 'button-signal' : 'button-line'}`}
          href={mailLink(email, { subject: mailSubject.text, body })}
        >
          Send email
        </a>
      )}
      {email && <BeginsInSpanish mailSubject={mailSubject} />}
    </div>
  );
}
