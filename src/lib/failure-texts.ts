/** Why a call failed where no answer says it. */
export const failureTexts = {
  offline: 'You are offline.',
  answered: (status: number, statusText: string) =>
    `Our server answered ${`${status} ${statusText}`.trim()}.`,
  timeout: 'There was no answer in time.',
  unreachable: 'Our server could not be reached.',
};
