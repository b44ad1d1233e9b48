import type * as english from './rewards-page-texts.ts';

export const rewardsPageTexts: typeof english.rewardsPageTexts = {
  title: (points, business) => `Recompensas: ${points} puntos por cada dólar de chatarra | ${business}`,
  description: (points, business) =>
    `Gane ${points} puntos por dólar en los tres patios de ${business}. Busque sus puntos con su teléfono y cámbielos por bonos y artículos.`,
  back: 'Volver al inicio',
  heading: 'Recompensas del patio',
  lead: (points, card) => `${points} puntos por cada dólar que le pagamos. ${card}`,
  withoutScript: 'Para buscar sus puntos hace falta JavaScript. Actívelo, por favor, o llámenos:',
  how: {
    heading: 'Cómo funcionan las recompensas',
    bring: {
      name: 'Traiga su metal',
      line: 'Cualquier carga, a cualquiera de nuestros tres patios. Denos su número de teléfono.',
    },
    earn: {
      name: (points) => `Gane ${points} puntos por dólar`,
      line: (dollars, points) =>
        `Un boleto de $${dollars} son ${points} puntos, y están en su cuenta antes de que vuelva a su camioneta.`,
    },
    tiers: {
      name: 'Suba de nivel',
      line: (tiers) => `${tiers}: mientras más gana, mejores recompensas puede elegir.`,
    },
    redeem: {
      name: 'Canjee sus puntos',
      line: 'Por bonos en dinero y artículos. Recibe un código y nosotros hacemos lo demás en el mostrador.',
    },
    ticket: ['¿No tiene cuenta? ', 'Busque un boleto', ' con los datos del papel.'],
  },
  tiers: {
    heading: 'Cuatro niveles, siempre hacia arriba',
    lead: 'El nivel depende de todos los puntos que ha ganado: gastarlos nunca lo baja.',
    first: { points: 'Desde su primera carga', dollars: 'Aquí empiezan todos' },
    points: (points) => `Desde ${points} puntos`,
    dollars: (dollars) => `$${dollars} en ventas en total`,
    opens: 'Le da acceso a',
    birthday: (points) => [
      `${points} puntos en su cumpleaños.`,
      ' Una vez al año, cuando ya tenemos la fecha de su cumpleaños.',
    ],
    streak: (percent, days) => [
      `${percent}% más desde su tercera visita seguida.`,
      ` La racha sigue si no pasan más de ${days} días entre una visita y otra.`,
    ],
  },
};
