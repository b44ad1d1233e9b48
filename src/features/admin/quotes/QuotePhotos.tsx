import { useState } from 'react';
import { type QuoteDetail, readQuotePhotoApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { staffTime } from '../staff-text.ts';
import { Button } from '../../../ui/Button.tsx';

interface QuotePhotoProps {
  readonly address: string;
  /** "Sent with the request, number 1" */
  readonly name: string;
  readonly number: number;
  readonly isAlone: boolean;
}

function QuotePhoto({ address, name, number, isAlone }: QuotePhotoProps) {
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
        alt={`${name}. Opens full size.`}
        className={`w-full object-contain ${isAlone ? 'max-h-96 min-h-40' : 'aspect-square border border-line bg-sunken'}`}
        onError={() => setFailed(true)}
      />
    </a>
  );
}

interface QuotePhotosProps {
  readonly id: string;
  readonly photos: QuoteDetail['photos'];
}

/** The photos, which the session cookie gives access to. */
export function QuotePhotos({ id, photos }: QuotePhotosProps) {
  const isAlone = photos.length === 1;
  const addressOf = (photo: string) => readQuotePhotoApi.path.replace(':id', id).replace(':photo', photo);
  return (
    <section className="staff-card" aria-labelledby="photo-title">
      <h2 id="photo-title">{isAlone ? 'Photo' : `${photos.length} photos`}</h2>
      <ul className={`mt-3 grid gap-3 ${isAlone ? '' : 'grid-cols-2 md:grid-cols-3'}`}>
        {photos.map(({ id: photo, by, at }, index) => (
          <li key={photo}>
            <QuotePhoto
              address={addressOf(photo)}
              name={
                by === null
                  ? `Sent with the request, number ${index + 1}`
                  : `Taken by ${by}, number ${index + 1}`
              }
              number={index + 1}
              isAlone={isAlone}
            />
            {by !== null && (
              <p className="text-sm text-muted">
                {by}, {staffTime(at)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
