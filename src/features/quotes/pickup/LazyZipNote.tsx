import { lazyPart } from '../../../ui/late/lazy-part.tsx';

/** The list of ZIP codes near a yard comes with it. */
export const LazyZipNote = lazyPart(async () => (await import('./ZipNote.tsx')).ZipNote, {
  before: null,
  missing: null,
});
