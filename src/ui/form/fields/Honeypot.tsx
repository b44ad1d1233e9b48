import { honeypotTexts } from '../../texts.ts';

/** A field that people can neither see nor reach: bots that fill in everything give themselves away. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {honeypotTexts.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
