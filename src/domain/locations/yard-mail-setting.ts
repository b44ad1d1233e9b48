/** "STAFF_MAIL_TO_GRIFFIN": the setting of one yard's own address. */
export const yardMailSetting = (id: string): string =>
  `STAFF_MAIL_TO_${id.toUpperCase().replaceAll('-', '_')}`;
