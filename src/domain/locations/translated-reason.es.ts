import type * as english from './translated-reason.ts';

/** By the English reason. What is not here stays English, and is marked as such. */
const REASONS: Readonly<Record<string, string | undefined>> = {
  "New Year's Day": 'Año Nuevo',
  "New Year's Eve": 'Víspera de Año Nuevo',
  'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
  "Presidents' Day": 'Día de los Presidentes',
  'Good Friday': 'Viernes Santo',
  Easter: 'Domingo de Pascua',
  'Memorial Day': 'Día de los Caídos (Memorial Day)',
  Juneteenth: 'Juneteenth',
  'Independence Day': 'Día de la Independencia',
  'Independence Day (observed)': 'Día de la Independencia (día de descanso)',
  'Labor Day': 'Día del Trabajo (Labor Day)',
  'Columbus Day': 'Día de Colón',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  Thanksgiving: 'Día de Acción de Gracias',
  'Day after Thanksgiving': 'Día después de Acción de Gracias',
  'Christmas Eve': 'Nochebuena',
  'Christmas Day': 'Navidad',
  Christmas: 'Navidad',
  Inventory: 'Inventario',
  Maintenance: 'Mantenimiento',
  Weather: 'Mal tiempo',
};

export const translatedReason: typeof english.translatedReason = (reason) => {
  const text = REASONS[reason];
  return text === undefined && reason ? { text: reason, lang: 'en' } : { text: text ?? '' };
};
