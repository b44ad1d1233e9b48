import { privacyPath } from '../../paths.ts';

/** Beside the button of every form by which somebody tells us about themselves. */
export const PrivacyNote = () => (
  <a className="flex min-h-12 items-center underline" href={privacyPath}>
    How we handle this: Privacy
  </a>
);
