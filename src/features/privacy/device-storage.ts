import type { StoredOnDevice } from '../../domain/privacy/cookies.ts';
import { LOCALES } from '../../domain/shared/language/locales.ts';
import { languageKey } from '../../lib/address/language-key.ts';
import * as KEYS from '../../lib/storage/storage-keys.ts';
import * as STAFF_KEYS from '../../lib/storage/staff-storage-keys.ts';
import { CACHES } from '../offline/cache-rules.ts';
import { cacheTexts, editorStorageTexts, staffStorageTexts, storageTexts, tabLife } from './texts.ts';

/** Where a browser keeps it: until it is deleted, or until the tab is closed. `file`: within one of the caches. */
type Place = 'device' | 'tab' | 'cache' | 'file';

/** Of keys that are neither for a device nor for a tab. */
const PLACES: Readonly<Record<string, Place>> = {
  FILES_CACHE: 'cache',
  draftPhotosKey: 'file',
} satisfies Partial<Record<keyof typeof KEYS, Place>>;

/** Only where the site measures. */
const MEASURED: ReadonlySet<string> = new Set<keyof typeof KEYS>(['CONSENT_KEY', 'CARRIED_EVENTS_KEY']);

/** They have texts in them (lib/address/language-key.ts). */
const BY_LANGUAGE: ReadonlySet<string> = new Set<keyof typeof KEYS>(['PRICE_LIST_KEY']);

export interface DeviceEntry extends StoredOnDevice {
  readonly place: Exclude<Place, 'file'>;
  readonly isMeasured?: true | undefined;
}

/** A key, or `board:*` for one with a part that differs. */
const nameOf = (key: string | ((part: string) => string)) => (typeof key === 'string' ? key : key('*'));

function entriesOf<Keys extends Readonly<Record<string, string | ((part: string) => string)>>>(
  keys: Keys,
  texts: Readonly<Record<keyof Keys, Omit<StoredOnDevice, 'name'>>>,
): readonly DeviceEntry[] {
  return Object.entries(keys).flatMap(([id, key]) => {
    const text = texts[id as keyof Keys];
    const place = PLACES[id] ?? (text.life === tabLife ? 'tab' : 'device');
    if (place === 'file') return [];
    const measured = MEASURED.has(id) ? { isMeasured: true as const } : {};
    const name = nameOf(key);
    const names = BY_LANGUAGE.has(id) ? LOCALES.map((language) => languageKey(name, language)) : [name];
    return names.map((each) => ({ name: each, place, ...measured, ...text }));
  });
}

/** All that our pages keep in a visitor's browser besides cookies. */
export const DEVICE_STORAGE: readonly DeviceEntry[] = [
  ...entriesOf(KEYS, storageTexts),
  ...Object.entries(CACHES).map(([kind, name]) => ({
    name,
    place: 'cache' as const,
    ...cacheTexts[kind as keyof typeof CACHES],
  })),
];

/** The library that empties the caches in time notes when each file was used. */
export const CACHE_DATABASE = 'workbox-expiration';

export const STAFF_STORAGE: readonly DeviceEntry[] = [
  ...entriesOf(STAFF_KEYS, staffStorageTexts),
  { name: 'sveltia-*', place: 'device', ...editorStorageTexts },
];
