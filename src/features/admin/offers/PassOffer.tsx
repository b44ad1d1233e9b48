import type { QuoteDetail } from '../../../domain/quotes/admin-quotes.api.ts';
import type { InBoth } from '../../../domain/shared/locales.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { smsLink, whatsAppLink } from './offer-words.ts';

interface PassOfferProps {
  readonly quote: Pick<QuoteDetail, 'phone' | 'locale'>;
  readonly message: InBoth;
}

async function copyMessage(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied', description: 'Paste it into a message to the customer.' });
  } catch {
    showToast({
      title: 'Not copied',
      description: 'Please select the text and copy it.',
      variant: 'destructive',
    });
  }
}

/** The words and the link of an offer, to be sent from the phone in the hand. */
export function PassOffer({ quote: { phone, locale }, message: { text, english } }: PassOfferProps) {
  return (
    <div className="mt-4">
      <h3 className="text-2xl">Pass it on</h3>
      <p className="mt-2 border-2 border-line bg-page p-3 break-words select-all" lang={locale}>
        {text}
      </p>
      {english && <p className="mt-2 break-words text-muted">In English: {english}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <a className="button button-line" href={smsLink(phone, text)}>
          Text from this phone
        </a>
        <a className="button button-line" href={whatsAppLink(phone, text)} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <button type="button" className="button button-line" onClick={() => void copyMessage(text)}>
          Copy text
        </button>
      </div>
    </div>
  );
}
