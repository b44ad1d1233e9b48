import { vi } from 'vitest';

// Module state (settings read once, connections, stores) belongs to one file, though files share a process.
vi.resetModules();
