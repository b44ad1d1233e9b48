import type * as english from './rewards-app-texts.ts';

export const rewardsAppTexts: typeof english.rewardsAppTexts = {
  access: 'Vea sus recompensas',
  phone: 'Número de teléfono',
  view: 'Ver mis recompensas',
  looking: 'Buscando…',
  lookingAloud: 'Buscando sus recompensas',
  note: 'Sin tarjeta y sin contraseña. ¿Es la primera vez? Abra su cuenta en menos de un minuto.',
  loading: 'Cargando sus recompensas…',
  missing: {
    heading: 'Esta parte no cargó',
    lead: 'Sus puntos están seguros con nosotros. Vuelva a cargar la página o llámenos.',
    again: 'Cargar de nuevo',
  },
  error: 'Error',
  notLookedUp: 'No pudimos buscar su cuenta. Intente de nuevo, por favor.',
  notCreated: 'No pudimos abrir su cuenta. Intente de nuevo, por favor.',
  welcome: '¡Le damos la bienvenida!',
  created: 'Su cuenta de recompensas está lista.',
};
