import { vi } from 'vitest';

// Stores are modules, so each file imports new ones, as a page does.
vi.resetModules();
vi.unstubAllGlobals();
// Never removed: a store unmounts a second after it was last read, when the next file may be running.
Object.assign(globalThis, { window: { addEventListener: () => {}, removeEventListener: () => {} } });
