/** What staff's search looked for when it led to this page (src/paths.ts). */
export const searchInAddress = (): string => new URLSearchParams(location.search).get('find') ?? '';
