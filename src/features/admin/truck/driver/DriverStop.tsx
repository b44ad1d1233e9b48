import { useState } from 'react';
import { QUOTE_PHOTOS_MAX } from '../../../../business/constants.ts';
import type { CalendarStop } from '../../../../domain/truck/admin-calendar.api.ts';
import { MISSED_REASONS, type StopState } from '../../../../domain/truck/stop-state.ts';
import type { StopReport } from '../../../../domain/truck/truck.schema.ts';
import { addressText, STATE_TEXTS } from '../../../../domain/truck/stop-texts.ts';
import { formatPhone } from '../../../../domain/shared/contact/phone.ts';
import { clockFace } from '../../../../domain/shared/time/new-york-time.ts';
import { carWords } from '../../../../domain/vehicles/texts.ts';
import { adminFindAtCounterPath, adminOfferAtCounterPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { errorId, errorProps, FieldError } from '../../../../ui/form/fields/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { staffFailure } from '../../staff-failure.ts';
import { counted } from '../../staff-text.ts';
import { mapsUrl, MISSED_TEXTS } from '../truck-text.ts';

type Reported = Pick<StopReport, 'to' | 'reason'>;

/** What comes next at a stop, and what the button says. */
const NEXT: Partial<Record<StopState, readonly [to: StopReport['to'], text: string]>> = {
  planned: ['on_the_way', 'On my way'],
  on_the_way: ['arrived', 'Arrived'],
  arrived: ['done', 'Loaded'],
};

interface DriverStopProps {
  /** As the driver has left it. */
  readonly stop: CalendarStop;
  readonly onReport: (report: Reported) => void;
  /** Whether who is signed in may report what happens here. */
  readonly mayReport: boolean;
  /** How many photos of it this phone has still to send. */
  readonly unsentPhotos: number;
  /** Throws UserFacingError. */
  readonly onPhoto: (file: File) => Promise<void>;
}

/** What a driver may photograph: the load, or the gate that is locked. */
const SHOWS_PHOTOS: readonly StopState[] = ['arrived', 'done', 'missed'];

/** "2 photos, 1 not sent yet" */
const photosText = (sent: number, unsent: number): string => {
  if (sent + unsent === 0) return '';
  return counted(sent + unsent, 'photo') + (unsent > 0 ? `, ${unsent} not sent yet` : '');
};

function StopPhotosPart({
  stop,
  unsentPhotos,
  onPhoto,
}: Pick<DriverStopProps, 'stop' | 'unsentPhotos' | 'onPhoto'>) {
  const [failure, setFailure] = useState<string>();
  const name = stop.asked?.name ?? '';
  const id = `photo-${stop.id}`;
  return (
    <div className="mt-3">
      {stop.photos + unsentPhotos < QUOTE_PHOTOS_MAX && (
        <label className="button button-line">
          <Icon name="camera" />
          Add a photo
          <span className="sr-only">: {name}</span>
          <input
            id={id}
            className="sr-only"
            type="file"
            accept="image/*"
            capture="environment"
            {...errorProps(id, failure)}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              setFailure(undefined);
              if (file) onPhoto(file).catch((error: unknown) => setFailure(staffFailure(error)));
            }}
          />
        </label>
      )}
      <p role="status" className="mt-2">
        {photosText(stop.photos, unsentPhotos)}
      </p>
      <FieldError id={errorId(id)} message={failure} />
    </div>
  );
}

/** One stop on a driver's phone. */
export function DriverStop({ stop, mayReport, onReport, unsentPhotos, onPhoto }: DriverStopProps) {
  const [isMissed, setMissed] = useState(false);
  const { asked, startsAt, state, missedReason } = stop;
  if (!asked) return null;
  const next = mayReport ? NEXT[state] : undefined;
  const { name, phone, vinEnd, papers, description } = asked;
  return (
    <li className="staff-card">
      <h3 className="text-2xl">
        {clockFace(startsAt)}, {name}
      </h3>
      <p className="font-bold" role="status">
        {missedReason ? `${STATE_TEXTS[state]}: ${MISSED_TEXTS[missedReason]}` : STATE_TEXTS[state]}
      </p>
      <p className="mt-2">{addressText(asked)}</p>
      <p>{asked.load}</p>
      {vinEnd && <p>VIN ends with {vinEnd}</p>}
      {papers.length > 0 && <p>Papers: {papers.map((advice) => carWords.advice[advice]).join(' ')}</p>}
      <p className="text-muted wrap-anywhere">{description}</p>
      <div className="actions mt-3">
        <a
          className="button button-line"
          href={`tel:${phone}`}
          aria-label={`Call ${name}, ${formatPhone(phone)}`}
        >
          Call
        </a>
        <a className="button button-line" href={mapsUrl(asked)} aria-label={`Navigate to ${name}`}>
          Navigate
        </a>
        {next && (
          <Button
            variant="signal"
            aria-label={`${next[1]}: ${name}`}
            onClick={() => onReport({ to: next[0], reason: null })}
          >
            {next[1]}
          </Button>
        )}
        {next && !isMissed && (
          <Button aria-label={`Missed: ${name}`} onClick={() => setMissed(true)}>
            Missed…
          </Button>
        )}
        {state === 'done' && (
          <a
            className="button button-line"
            href={
              stop.hasOffer
                ? adminOfferAtCounterPath(asked.quoteId)
                : adminFindAtCounterPath(formatPhone(phone))
            }
          >
            Start the ticket
          </a>
        )}
      </div>
      {SHOWS_PHOTOS.includes(state) && (
        <StopPhotosPart stop={stop} unsentPhotos={unsentPhotos} onPhoto={onPhoto} />
      )}
      {next && isMissed && (
        <fieldset className="mt-3">
          <legend className="font-bold">Why was it missed?</legend>
          <div className="actions">
            {MISSED_REASONS.map((reason) => (
              <Button
                key={reason}
                onClick={() => {
                  setMissed(false);
                  onReport({ to: 'missed', reason });
                }}
              >
                {MISSED_TEXTS[reason]}
              </Button>
            ))}
            <Button onClick={() => setMissed(false)}>Cancel</Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}
