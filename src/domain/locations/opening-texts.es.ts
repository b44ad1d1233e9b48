import type * as english from './opening-texts.ts';

export const openingTexts: typeof english.openingTexts = {
  closed: 'Cerrado',
  openUntil: (time) => `Abierto hasta las ${time}`,
  opensToday: (time) => `Cerrado, abre hoy a las ${time}`,
  opensTomorrow: (time) => `Cerrado, abre mañana a las ${time}`,
  opensOn: (weekday, time) => `Cerrado, abre el ${weekday} a las ${time}`,
  weekdays: 'Lun-Vie',
  saturday: 'Sáb',
  sunday: 'Dom',
};
