import type { InBoth } from '../../../domain/shared/locales.ts';

/** For staff who do not read Spanish: how the mail begins that their button opens. */
export const BeginsInSpanish = ({ mailSubject: { text, english } }: { readonly mailSubject: InBoth }) =>
  english && (
    <p className="basis-full text-muted">
      It begins in Spanish: <span lang="es">“{text}”</span> ({english})
    </p>
  );
