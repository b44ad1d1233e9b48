import { $rewards } from './rewards.store.ts';

// The static sections belong to the sign-in alone.
$rewards.listen(({ mode }) => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-sign-in]'))
    section.hidden = mode !== 'sign-in';
});
