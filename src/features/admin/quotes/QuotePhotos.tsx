import { useState } from 'react';
import { readQuotePhotoApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { Button } from '../../../ui/Button.tsx';

interface QuotePhotoProps {
  readonly address: string;
  readonly number: number;
  readonly isAlone: boolean;
}

function QuotePhoto({ address, number, isAlone }: QuotePhotoProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <div role="alert">
        <p>Photo {number} didn’t load.</p>
        <Button
          className="mt-3"
          onClick={() => {
            setTries(tries + 1);
            setFailed(false);
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    <a href={address} target="_blank" rel="noopener" className="block">
      <img
        key={tries}
        src={address}
        alt={`Sent with the request, number ${number}. Opens full size.`}
        className={`w-full object-contain ${isAlone ? 'max-h-96 min-h-40' : 'aspect-square border border-line bg-sunken'}`}
        onError={() => setFailed(true)}
      />
    </a>
  );
}

interface QuotePhotosProps {
  readonly id: string;
  readonly photos: readonly string[];
}

/** The photos, which the session cookie gives access to. */
export function QuotePhotos({ id, photos }: QuotePhotosProps) {
  const isAlone = photos.length === 1;
  const addressOf = (photo: string) => readQuotePhotoApi.path.replace(':id', id).replace(':photo', photo);
  return (
    <section className="staff-card" aria-labelledby="photo-title">
      <h2 id="photo-title">{isAlone ? 'Photo' : `${photos.length} photos`}</h2>
      <ul className={`mt-3 grid gap-3 ${isAlone ? '' : 'grid-cols-2 md:grid-cols-3'}`}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <QuotePhoto address={addressOf(photo)} number={index + 1} isAlone={isAlone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
