interface Unsaved {
  readonly value: unknown;
  /** What was stored at the time. If that has changed, another tab has written since, and its value is newer. */
  readonly stored: string | null;
}

// Storage may be full, blocked, or hold garbage: reads answer null, and what cannot be written lasts as long as the page.
function storageOf(storage: () => Storage, unsaved = new Map<string, Unsaved>()) {
  const textAt = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    read<Value>(key: string): Value | null {
      const text = textAt(key);
      const own = unsaved.get(key);
      try {
        return (own?.stored === text ? own.value : JSON.parse(text ?? 'null')) as Value | null;
      } catch {
        return null;
      }
    },

    /** Returns whether the value was saved: callers that promise to keep it have to check. */
    write(key: string, value: unknown): boolean {
      unsaved.delete(key);
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch (error) {
        console.warn(`Could not save ${key} on this device:`, error);
        unsaved.set(key, { value, stored: textAt(key) });
        return false;
      }
    },

    remove(key: string): void {
      unsaved.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
  };
}

/** Saved on this device between visits. */
export const { read: readStored, write: writeStored, remove: removeStored } = storageOf(() => localStorage);

/** Saved in this tab until it closes. */
export const { read: readInTab, write: writeInTab, remove: removeInTab } = storageOf(() => sessionStorage);
