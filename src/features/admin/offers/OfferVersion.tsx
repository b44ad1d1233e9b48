import type { StaffOffer } from '../../../domain/offers/admin-offers.api.ts';
import { offerPriceText, offerWeightText } from '../../../domain/offers/offer-line-text.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { staffTime } from '../staff-text.ts';
import { yardName } from '../../../business/yards.ts';
import { offerSentText, offerStandingText } from './offer-words.ts';

/** One version of an offer in a few lines: how it stands, what it offers, who sent it. */
export function OfferVersion({ offer }: { readonly offer: StaffOffer }) {
  const { version, standing, lines, totalCents, pickupFeeCents, yardId, validUntil, message } = offer;
  const isOpen = standing === 'sent';
  const isWon = standing === 'accepted';
  const money = [
    moneyText(totalCents) + (lines.length > 0 ? ' estimated' : ' in one sum'),
    pickupFeeCents > 0 && `pickup fee ${moneyText(pickupFeeCents)}`,
    yardName(yardId),
    isOpen && `valid until ${staffTime(validUntil)}`,
  ].filter(Boolean);
  return (
    <div className="mt-3 border-l-8 border-copper pl-3 break-words">
      <p className={`text-xl font-bold ${isWon ? 'text-up' : ''}`}>{offerStandingText(offer)}</p>
      <p className="tabular-nums">{money.join(' · ')}</p>
      <ul className="tabular-nums">
        {lines.map((line, index) => (
          <li key={`${index} ${line.label}`}>
            {line.label}: {offerPriceText(line)}, {offerWeightText(line)}
          </li>
        ))}
      </ul>
      {message && <p className="whitespace-pre-line">“{message}”</p>}
      <p className="text-muted">
        Version {version}, {offerSentText(offer)}
      </p>
    </div>
  );
}
