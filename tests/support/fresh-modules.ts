import { vi } from 'vitest';

// What a module keeps (settings read once, connections, stores) is one file's, though files share a process.
vi.resetModules();
