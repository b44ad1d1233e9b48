import { SHOP_RETURN_DAYS } from '../../business/legal.ts';
import { privacyPath, termsPath } from '../../paths.ts';

const LINKS = [
  ['Returns', `${termsPath}#returns`],
  ['Terms', termsPath],
  ['Privacy', privacyPath],
] as const;

interface PurchaseTermsProps {
  /** When it leaves, where that is known. */
  readonly delivery?: string;
}

/** What one agrees to, under Add to Cart and over Pay. In a tab of its own, so that nobody leaves a checkout to read it. */
export function PurchaseTerms({ delivery }: PurchaseTermsProps) {
  const returns = SHOP_RETURN_DAYS > 0 && `${SHOP_RETURN_DAYS}-day returns`;
  return (
    <div className="text-sm">
      <p>{[delivery, returns].filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap gap-x-4">
        {LINKS.map(([name, path]) => (
          <a key={name} className="py-2 underline" href={path} target="_blank" rel="noopener">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
      </p>
    </div>
  );
}
