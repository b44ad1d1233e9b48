import { CheckField } from '../../../../ui/form/fields/CheckField.tsx';
import { useEffect, useState } from 'react';
import { markLabels } from '../../../../domain/offers/mark-labels.ts';
import type { OfferTerms } from '../../../../domain/offers/offer.schema.ts';
import { loadOf } from '../../../../domain/offers/lines/offered-load.ts';
import { offerCents } from '../../../../domain/offers/lines/offer-sum.ts';
import type { QuoteDetail } from '../../../../domain/quotes/admin-quotes.api.ts';
import type { Locale } from '../../../../domain/shared/language/locales.ts';
import { yardTimeText } from '../../../../domain/shared/time/new-york-time.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import { OfferCard, wayOf } from '../../../offers/OfferCard.tsx';
import { previewLanguage } from './texts.ts';

interface OfferPreviewProps {
  /** null: not complete. */
  readonly offer: OfferTerms | null;
  readonly quote: Pick<QuoteDetail, 'kind' | 'locale' | 'vehicle'>;
  readonly grades: readonly CounterGrade[];
}

const MINUTE_MS = 60_000;

/** Texts of the customer's language, which load apart: few staff need them. English until they are there. */
function useLanguage(locale: Locale) {
  const [spanish, setSpanish] = useState<typeof previewLanguage | null>(null);
  useEffect(() => {
    if (locale !== 'es') return;
    import('./texts.es.ts').then(
      (loaded) => setSpanish(loaded.previewLanguage),
      () => {},
    );
  }, [locale]);
  return spanish;
}

/** An offer as its customer will see it, in the customer's language, and in English for staff. */
export function OfferPreview({ offer, quote: { kind, locale, vehicle }, grades }: OfferPreviewProps) {
  const [now] = useState(() => Date.now());
  const [inEnglish, setInEnglish] = useState(false);
  const spanish = useLanguage(locale);
  const isSpanish = spanish !== null && !inEnglish;
  const { offer: language, untilClosing } = isSpanish ? spanish : previewLanguage;
  return (
    <section aria-labelledby="preview-title">
      <h3 id="preview-title" className="text-2xl">
        What the customer sees
      </h3>
      {spanish && <CheckField label="Show in English" checked={inEnglish} onCheck={setInEnglish} />}
      {offer === null ? (
        <p className="mt-2 text-muted">Fill in every price to see the preview.</p>
      ) : (
        <div className="mt-2 border-2 border-line" lang={isSpanish ? 'es' : undefined}>
          <OfferCard
            language={language}
            offer={{
              ...offer,
              totalCents: offerCents(offer.lines, offer.sumCents),
              lines: isSpanish ? markLabels(offer.lines, grades) : offer.lines,
              way: wayOf(kind),
              load: loadOf(vehicle),
              validUntil:
                offer.validMinutes === null
                  ? untilClosing
                  : yardTimeText(new Date(now + offer.validMinutes * MINUTE_MS), language.times),
            }}
          />
        </div>
      )}
    </section>
  );
}
