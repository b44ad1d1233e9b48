/** What hangs below the header. */
export const noticeTexts = {
  loading: 'Loading…',
  offline: 'You are offline. Calls still work.',
};
