import type { LaunchPlace } from '../../../domain/launch/launch-rows.ts';
import {
  adminContentEditorPath,
  adminPricesPath,
  adminProductsPath,
  adminProvidersPath,
  adminUsersPath,
} from '../../../staff-paths.ts';

const PAGES = {
  prices: { label: 'Prices', href: adminPricesPath },
  products: { label: 'Products', href: adminProductsPath },
  providers: { label: 'Providers', href: adminProvidersPath },
  users: { label: 'Users', href: adminUsersPath },
} as const;

interface LaunchPlaceLinkProps {
  readonly place: LaunchPlace;
  /** The row's title, for those who hear the link alone. */
  readonly about: string;
}

/** Where a row is changed: a link, or the names that somebody else needs. */
export function LaunchPlaceLink({ place, about }: LaunchPlaceLinkProps) {
  switch (place.kind) {
    case 'content':
      // A row whose only place is the list of confirmations has its button for that.
      if (place.collection === 'launch') return null;
      return (
        <a
          className="button button-line"
          href={adminContentEditorPath(place.collection, place.file)}
          aria-label={`Open in the editor: ${about}`}
        >
          Open in the editor
        </a>
      );
    case 'page': {
      const { label, href } = PAGES[place.page];
      return (
        <a className="button button-line" href={href} aria-label={`${label}: ${about}`}>
          {label}
        </a>
      );
    }
    case 'settings':
      return (
        <p className="break-words text-muted">
          At Netlify, under environment variables: {place.names.join(', ')}
        </p>
      );
    case 'developer':
      return <p className="break-words text-muted">For a developer: {place.file}</p>;
  }
}
