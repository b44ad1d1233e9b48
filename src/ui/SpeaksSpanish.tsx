import { SPANISH_SPOKEN } from '../domain/shared/spanish-spoken.ts';

/** SpeaksSpanish.astro for islands. */
export const SpeaksSpanish = ({ hours }: { readonly hours: string | null }) =>
  hours && (
    <p className="w-full text-sm">
      <span lang="es">{SPANISH_SPOKEN}</span>: {hours}
    </p>
  );
