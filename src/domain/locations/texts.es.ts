import type * as english from './texts.ts';

export const exceptionsTexts: typeof english.exceptionsTexts = {
  days: { weekdays: 'entre semana', saturday: 'los sábados', sunday: 'los domingos' },
  closed: (city, days) => `${city} no abre ${days}.`,
  closes: (city, time, days) => `${city} cierra ${atTime(time)} ${days}.`,
  open: (city, hours, days) => `${city} abre de ${hours} ${days}.`,
  sunday: (hours) => `Domingos de ${hours}.`,
  sundayClosed: 'Domingos cerrado.',
};

export const milesTexts: typeof english.milesTexts = {
  less: 'menos de una milla',
  one: '1 milla',
  many: (miles) => `${miles} millas`,
};

/** "a las 4:30 p. m.", "a la 1:00 p. m.". */
export const atTime = (time: string): string => `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;

export const openingTexts: typeof english.openingTexts = {
  closed: 'Cerrado',
  openUntil: (time) => `Abierto hasta ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
  opensToday: (time) => `Cerrado, abre hoy ${atTime(time)}`,
  opensTomorrow: (time) => `Cerrado, abre mañana ${atTime(time)}`,
  opensOn: (weekday, time) => `Cerrado, abre el ${weekday} ${atTime(time)}`,
  closedToday: 'Cerrado hoy',
  opensNext: (weekday, time) => `. Abre el ${weekday} ${atTime(time)}`,
  today: (hours) => `Hoy de ${hours}`,
  note(note) {
    const element = document.createElement('span');
    element.lang = 'en';
    element.textContent = ` · ${note}`;
    return element;
  },
  weekdays: 'Lun-vie',
  saturday: 'Sáb',
  sunday: 'Dom',
  days: { weekdays: 'lun-vie', saturday: 'sáb', sunday: 'dom' },
};
