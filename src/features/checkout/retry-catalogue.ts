import { focusHeading } from '../../ui/focus-heading.ts';
import { reloadCatalogue } from '../catalogue/catalogue.store.ts';

/** Try Again, whose button goes while it is tried: the heading takes the focus. */
export function retryCatalogue(): void {
  focusHeading();
  void reloadCatalogue();
}
