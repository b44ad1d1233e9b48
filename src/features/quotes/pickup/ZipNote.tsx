import { isUnknownZip } from '../../../domain/quotes/pickup-notes.ts';

interface ZipNoteProps {
  readonly zip: string | undefined;
  /** What is said of one that no yard is near. */
  readonly text: string;
}

/** Asks about a ZIP code that no truck is priced for. */
export function ZipNote({ zip = '', text }: ZipNoteProps) {
  return isUnknownZip(zip) && <span>{text}</span>;
}
