import { privacyPath } from '../../paths.ts';
import { hreflangOf } from '../language/hreflang.ts';
import { privacyNoteTexts } from '../texts.ts';

/** Next to the button of every form by which somebody tells us about themselves. */
export const PrivacyNote = () => (
  <a className="flex min-h-12 items-center underline" href={privacyPath} hrefLang={hreflangOf(privacyPath)}>
    {privacyNoteTexts.link}
  </a>
);
