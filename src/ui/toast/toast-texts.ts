export const toastTexts = { close: 'Close notification' };
