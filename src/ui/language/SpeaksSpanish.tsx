import { spanishSpokenText } from '../../domain/shared/language/spanish-spoken.ts';

/** SpeaksSpanish.astro for islands. */
export const SpeaksSpanish = ({ hours }: { readonly hours: string | null }) =>
  hours !== null && (
    <p className="w-full text-sm" lang="es">
      {spanishSpokenText(hours)}
    </p>
  );
