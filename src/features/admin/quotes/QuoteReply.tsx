import { BUSINESS_NAME } from '../../../business/business.ts';
import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import { QUOTE_KIND_NAMES } from '../../../domain/quotes/quote-state.ts';
import { mailLink, quotedText } from '../../../domain/shared/mail-link.ts';
import { formatPhone } from '../../../domain/shared/phone.ts';

/** Links to call or mail the visitor; the preferred way is highlighted. */
export function QuoteReply({ quote }: { readonly quote: QuoteDetail }) {
  const { firstName, phone, email, kind, description, emailMe, callMe } = quote;
  const wantsMail = emailMe && !callMe;
  const subject = `Your ${QUOTE_KIND_NAMES[kind].toLowerCase()} request to ${BUSINESS_NAME}`;
  const body = `Hello ${firstName},\n\n\n\n${quotedText(description)}`;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <a className={`button ${wantsMail ? 'button-line' : 'button-signal'}`} href={`tel:${phone}`}>
        Call {formatPhone(phone)}
      </a>
      {email && (
        <a
          className={`button ${wantsMail ? 'button-signal' : 'button-line'}`}
          href={mailLink(email, { subject, body })}
        >
          Send email
        </a>
      )}
    </div>
  );
}
