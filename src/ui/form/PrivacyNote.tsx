import { privacyPath } from '../../paths.ts';

/** Beside the button of every form by which somebody tells us about themselves. */
export const PrivacyNote = () => (
  <p className="mt-2 text-sm text-muted">
    How we handle this:{' '}
    <a className="inline-flex min-h-11 items-center underline" href={privacyPath}>
      Privacy
    </a>
  </p>
);
