import { useState } from 'react';
import { readQuotePhotoApi } from '../../../domain/quotes/admin-quotes.api.ts';

/** The photo, which the session cookie gives access to. */
export function QuotePhoto({ id }: { readonly id: string }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const address = readQuotePhotoApi.path.replace(':id', id);
  return (
    <section className="staff-card" aria-labelledby="photo-title">
      <h2 id="photo-title">Photo</h2>
      {failed ? (
        <div role="alert">
          <p className="mt-2">The photo did not come.</p>
          <button
            type="button"
            className="button button-line mt-3"
            onClick={() => {
              setTries(tries + 1);
              setFailed(false);
            }}
          >
            Try again
          </button>
        </div>
      ) : (
        <a href={address} target="_blank" rel="noopener" className="mt-3 block">
          <img
            key={tries}
            src={address}
            alt="Sent with the request; opens in full"
            className="max-h-96 min-h-40 w-full object-contain"
            onError={() => setFailed(true)}
          />
        </a>
      )}
    </section>
  );
}
