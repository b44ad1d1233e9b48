export const toastTexts = { close: 'Close notification' };

/** Of the region, which HTML alone names. */
export const toastRegionTexts = { label: 'Notifications (F8)' };
