import { REWARDS_POINTS_PER_DOLLAR } from '../../business/constants.ts';
import { pointsTexts } from '../../domain/rewards/texts.es.ts';
import type * as english from './texts.ts';

export const createAccountTexts: typeof english.createAccountTexts = {
  heading: 'Abra su cuenta',
  lead: ['Todavía no hay cuenta de recompensas con el ', '. Agregue su nombre y empiece a ganar puntos.'],
  required: 'Los campos con * son obligatorios.',
  firstName: 'Nombre *',
  lastName: 'Apellido *',
  phone: 'Número de teléfono *',
  email: 'Correo electrónico',
  create: 'Abrir la cuenta',
  creating: 'Abriendo…',
  creatingAloud: 'Abriendo su cuenta',
  back: 'Volver',
};

/** `what` with its article: "sus recompensas". */
const list = (what: string, empty: string) => ({
  loading: `Cargando ${what}…`,
  old: `Es posible que ${what} no esté al día.`,
  missing: `No podemos mostrar ${what} en este momento.`,
  empty,
});

/** The same for several. */
const lists = (what: string, empty: string) => ({
  ...list(what, empty),
  old: `Es posible que ${what} no estén al día.`,
});

export const dashboardTexts: typeof english.dashboardTexts = {
  back: 'Cambiar de número',
  retry: 'Intentar de nuevo',
  welcome: (name) => `¡Hola, ${name}!`,
  tier: { before: 'Nivel ', after: '' },
  tiles: {
    totalPoints: 'Saldo de puntos',
    lifetimePoints: 'Puntos ganados',
    totalVisits: 'Visitas en total',
    consecutiveVisits: 'Racha de visitas',
  },
  owed: (count) =>
    `Debe ${pointsTexts.points(count)}: se anuló un boleto cuyos puntos ya se habían usado. Lo que gane a partir de ahora se descuenta primero de esa deuda.`,
  toSpend: (count) => `Tiene ${pointsTexts.points(count)} para gastar.`,
  old: (failure) => `Es posible que estas cifras no estén al día. ${failure}`,
  heading: 'Sus recompensas',
  loading: 'Cargando sus recompensas…',
  notFound: {
    title: 'No encontramos la cuenta',
    text: 'Revise su número de teléfono e intente de nuevo, por favor.',
  },
  signedOut: {
    title: 'Su sesión terminó',
    text: 'Escriba otra vez su número de teléfono, por favor.',
  },
  noCookies: {
    title: 'Su navegador no guarda cookies',
    text: 'Sus recompensas se abren con una cookie. Permita las cookies de este sitio y escriba otra vez su número de teléfono, o llámenos, por favor.',
  },
  safe: 'Sus puntos están seguros.',
  failed: {
    title: 'No podemos mostrar sus recompensas en este momento',
    text: (failure) => `${failure} Sus puntos están seguros.`,
  },
  tabs: { rewards: 'Para canjear', history: 'Historial de puntos', visits: 'Visitas recientes' },
  tabsAbout: 'Recompensas, puntos y visitas',
  lists: {
    rewards: lists('las recompensas', 'Por ahora no hay recompensas. Sus puntos no vencen.'),
    history: list(
      'su historial de puntos',
      'Todavía no hay historial de puntos. ¡Traiga su metal y empiece a ganar!',
    ),
    visits: lists('sus visitas recientes', 'Todavía no hay ventas. ¡Visítenos con su metal!'),
    tickets: lists('sus boletos', ''),
    vouchers: lists('sus códigos de recompensa', ''),
  },
  progress: {
    heading: 'Lo que sigue',
    topTier: (tier) => `Ya está en ${tier}, el nivel más alto.`,
    everyReward: 'Puede canjear todas las recompensas de su nivel.',
    to: (missing) => [pointsTexts.points(missing), ' más para '],
  },
  streak: {
    heading: (visits) => `${visits} visitas seguidas`,
    active: '¡Su bono de racha está activo! Gana puntos extra en cada venta.',
    rule: (percent, days) => `+${percent}% mientras regrese antes de que pasen ${days} días.`,
  },
  birthday: {
    heading: 'Recompensa de cumpleaños',
    no_date: (count) => `Díganos su cumpleaños en el mostrador y reciba ${count} puntos cada año.`,
    not_today: (count, day) => `${count} puntos el ${day}. Regrese a esta página ese día.`,
    ready: (count, name) => `¡Feliz cumpleaños, ${name}! Le esperan ${count} puntos, solo hoy.`,
    claimed: (count, day) => `Los ${count} puntos de este año ya son suyos. Los próximos llegan el ${day}.`,
    too_new: (count, days) =>
      `Hace menos de ${days} días que tenemos la fecha de su cumpleaños: sus primeros ${count} puntos llegan el próximo año.`,
    claim: 'Pedir el bono de cumpleaños',
    claiming: 'Pidiendo…',
    paidTitle: (name) => `¡Feliz cumpleaños, ${name}!`,
    paid: (count) => `${count} puntos ya son suyos.`,
  },
};

export const rewardCardTexts: typeof english.rewardCardTexts = {
  categories: { cash_bonus: 'Bono en dinero', merchandise: 'Artículo', yard: 'En el patio' },
  andAbove: (tier) => `${tier} o más`,
  redeem: 'Canjear',
  redeeming: 'Canjeando…',
  morePoints: 'Faltan puntos',
  locked: 'Todavía no disponible',
  question: (count, reward) => `¿Canjear ${pointsTexts.points(count)} por “${reward}”?`,
  left: (count) => `Le quedarán ${pointsTexts.points(count)}.`,
  states: {
    issued: 'Listo para usar',
    honored: 'Usado en el mostrador',
    undone: 'Anulado, puntos devueltos',
  },
  open: (code) => `Abrir el código de recompensa ${code}`,
  codes: 'Sus códigos de recompensa',
  earlier: (count) => `Códigos anteriores (${count})`,
  show: 'Muestre este código en el mostrador.',
  masked:
    'El código completo está en el dispositivo que lo canjeó. Sin ese dispositivo, el patio lo encuentra con su identificación.',
  cash: 'El dinero se paga a nombre del titular de la cuenta: traiga su identificación.',
  cost: (count, day) => `${pointsTexts.points(count)}, ${day}`,
  done: 'Listo',
  print: 'Imprimir',
};

export const visitTexts: typeof english.visitTexts = {
  ticket: (number) => `boleto ${number}`,
  open: 'Abrir el boleto',
  closed:
    'Los boletos completos, con cada peso y cada precio, se abren en este dispositivo en cuanto escriba los datos de uno.',
  show: 'Abrir mis boletos',
  showLead:
    'Escriba lo que está impreso en cualquiera de sus boletos. Lo pedimos una vez por dispositivo. Si sus boletos no tienen número, pregunte en el patio.',
  showFailed: 'El formulario no se cargó. Vuelva a cargar la página.',
  withoutBonus: `Aquí van ${REWARDS_POINTS_PER_DOLLAR} puntos por dólar. Los bonos están en el historial de puntos.`,
  openAloud: (day, number) => `Abrir el boleto del ${day}${number ? `, número ${number}` : ''}`,
  voided: 'Anulado',
  taken: 'Se descontaron los puntos de este boleto.',
  earned: (count, bonus) =>
    `${pointsTexts.points(count)}${bonus === null ? '' : `, y ${bonus} por la racha`}`,
  close: 'Cerrar',
  print: 'Imprimir',
};

export const statementPageTexts: typeof english.statementPageTexts = {
  heading: 'Resúmenes',
  about:
    'Para sus cuentas: todos los boletos de un mes o de un año, con el número de cheque si lo hay, para imprimir o descargar.',
  open: 'Abrir mis resúmenes',
  soFar: '(hasta hoy)',
  notLoaded: 'El resumen no se cargó. Vuelva a cargar la página.',
  loading: 'Cargando su resumen…',
  period: 'Mes o año',
  close: 'Cerrar',
  retry: 'Intentar otra vez',
  proof: (email) =>
    `Los resúmenes se abren con un código que enviamos a ${email}. Lo pedimos una vez por dispositivo.`,
  noEmail:
    'Los resúmenes se abren con un código por correo. Denos su correo electrónico en el mostrador y vuelva aquí.',
  mailCode: 'Enviarme un código',
  show: 'Ver mis resúmenes',
  opening: 'Abriendo…',
  empty: 'No hay boletos en este periodo.',
  tooMany: 'Son más boletos de los que caben en una página. Elija un mes, por favor.',
  soldBy: 'Vendedor',
  boughtBy: 'Comprador',
  byMetal: 'Por metal',
  tickets: 'Boletos',
  metal: 'Metal',
  weight: 'Peso neto',
  paid: 'Pagado',
  ticket: 'Boleto',
  totalOf: (tickets) => (tickets === 1 ? 'Total, 1 boleto' : `Total, ${tickets} boletos`),
  total: 'Total',
  void: 'ANULADO',
  voids: (tickets) =>
    tickets === 1 ? '1 boleto anulado no se cuenta.' : `${tickets} boletos anulados no se cuentan.`,
  print: 'Imprimir',
  download: 'Descargar (CSV)',
  monthly: {
    off: (email) => `El día 1 de cada mes podemos enviar a ${email} el resumen del mes anterior.`,
    on: (email) => `El día 1 de cada mes enviamos a ${email} el resumen del mes anterior, si hubo boletos.`,
    turnOn: 'Enviarme cada resumen',
    turnOff: 'Dejar de recibirlo',
  },
};

export const codeByMailTexts: typeof english.codeByMailTexts = {
  heading: 'Código para dispositivos nuevos',
  noEmail:
    'Denos su correo electrónico en el mostrador y podrá pedir un código para los dispositivos nuevos.',
  off: {
    text: 'Basta su número de teléfono para abrir sus recompensas. Si quiere, un dispositivo nuevo también pide un código que le enviamos por correo.',
    change: 'Activar',
  },
  on: {
    text: 'Un dispositivo nuevo pide un código que le enviamos por correo. Donde ya escribió uno, basta su número de teléfono.',
    change: 'Desactivar',
  },
  lead: (email) => `Enviamos un código a ${email}.`,
  loading: 'Cargando…',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  notLoaded: 'El formulario no se cargó. Vuelva a cargar la página.',
};

export const enterCodeTexts: typeof english.enterCodeTexts = {
  heading: 'Revise su correo',
  lead: (email) =>
    `Enviamos un código a ${email}, que abre sus recompensas aquí. En este dispositivo no lo pediremos otra vez.`,
  submit: 'Ver mis recompensas',
  submitting: 'Abriendo…',
  back: 'Volver',
  lost: '¿Ya no tiene esa dirección? Pregunte en el mostrador o llámenos.',
};

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
        `Un boleto (ticket) de báscula de $${dollars} son ${points} puntos, y están en su cuenta antes de que vuelva a su camioneta.`,
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
      ' Cada año, en cuanto tengamos la fecha de su cumpleaños.',
    ],
    streak: (percent, days) => [
      `${percent}% más desde su tercera visita seguida.`,
      ` La racha sigue si no pasan más de ${days} días entre una visita y otra.`,
    ],
  },
};
