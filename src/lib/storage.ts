// Storage may be full, blocked, or hold garbage: reads answer null, writes only log.
const storageOf = (storage: () => Storage) => ({
  read<Value>(key: string): Value | null {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null') as Value | null;
    } catch {
      return null;
    }
  },

  /** Answers whether the value was saved. */
  write(key: string, value: unknown): boolean {
    try {
      storage().setItem(key, JSON.stringify(value));
      return true;
    } catch (error) {
      console.warn(`Could not save ${key} on this device:`, error);
      return false;
    }
  },

  remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
});

/** Saved on this device between visits. */
export const { read: readStored, write: writeStored, remove: removeStored } = storageOf(() => localStorage);

/** Saved in this tab until it closes. */
export const { read: readInTab, write: writeInTab, remove: removeInTab } = storageOf(() => sessionStorage);
