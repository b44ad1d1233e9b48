import type * as english from './texts.ts';

export const howToReadTexts: typeof english.howToReadTexts = {
  title: 'Cómo se lee un boleto (ticket) de báscula',
  description:
    'Peso bruto, tara, descuento, peso neto, precio, importe: qué significa cada número del boleto, qué baja el peso que se le paga y cómo preguntar.',
  heading: 'Cómo se lee un boleto',
  lead: 'Toda venta termina con un boleto (ticket) de báscula que usted firma. Cada número se puede revisar, y conviene hacerlo.',
  drawn: {
    heading: 'Número por número',
    lead: 'Un ejemplo, con precios que no son los de hoy. El boleto impreso está en inglés: sus palabras van entre paréntesis.',
    about: 'Ejemplo de un boleto',
    time: '24 de noviembre de 2026, 10:42\u00a0a.\u00a0m., hora de Georgia',
  },
  parts: {
    number: {
      name: 'Patio y número del boleto (ticket number)',
      text: 'Con la fecha y el total sirve para encontrar este boleto después.',
    },
    time: {
      name: 'Fecha y hora (date, time)',
      text: 'Cuándo se pesó su carga, hora de Georgia. Se le paga el precio publicado en ese momento.',
    },
    grade: {
      name: 'Tipo o calidad (grade)',
      text: 'Lo que compramos, con su nombre en la lista de precios. Pregunte por qué es ese tipo y no el que se paga mejor.',
    },
    gross: 'Todo lo que estaba en la báscula: su metal y en lo que venía.',
    tare: 'En lo que venía: la cubeta, el tambo, o su camioneta vacía cuando se pesa por segunda vez.',
    deduction:
      'Peso que se quita por lo que no es de ese tipo, como agua, tierra o tornillos de acero. Cada descuento trae su motivo.',
    net: 'Peso bruto menos tara menos descuento. Este es el peso que se le paga.',
    price:
      '“Pagado al precio publicado” (paid as posted) es el precio que este patio tenía publicado en ese momento. Si se pagó otro, el boleto trae también el publicado, y el motivo. Si aceptó una oferta, se le paga lo que dice o más; si es menos, el boleto trae el precio de la oferta y el motivo.',
    amount: 'Peso neto por precio, al centavo. El medio centavo se redondea hacia arriba.',
    total: {
      name: 'Total y puntos (points)',
      text: (points) =>
        `La suma de los importes, que es lo que dice el cheque o la transferencia. Cada dólar gana ${points} puntos si tiene cuenta de recompensas.`,
    },
  },
  lowers: {
    heading: 'Qué baja el peso',
    list: [
      {
        what: 'En lo que venía',
        how: 'Cubetas, tambos, tarimas y la camioneta. Vacíelos, o déjenos pesarlos solos.',
      },
      {
        what: 'Material ajeno (attachments)',
        how: 'Tornillos de acero en el aluminio, latón en el tubo de cobre. Quítelos, y cada metal tiene su propio precio.',
      },
      {
        what: 'Agua y hielo (moisture)',
        how: 'La rebaba y el cable mojados pesan más que su metal. Guárdelos bajo techo.',
      },
      {
        what: 'Tierra, madera, concreto (dirt)',
        how: 'Quítelos en casa. Lo que tenemos que tirar no se pesa como metal.',
      },
      {
        what: 'Cargas mezcladas (mixed)',
        how: 'Una cubeta mezclada se paga como lo más barato que trae. Sepárela, y cada metal tiene su propio renglón.',
      },
    ],
  },
  ask: {
    heading: 'Cómo preguntar',
    window: 'Antes de firmar: dígalo en la ventanilla y pida que se vuelva a pesar delante de usted.',
    home: (hours) => [
      'En casa: ',
      'busque el boleto',
      ', o ábralo en ',
      'sus recompensas',
      `, y presione “Preguntar por este boleto”. Le contestamos por correo electrónico en menos de ${hours} horas.`,
    ],
    wrong: 'Si nos equivocamos, anulamos el boleto y hacemos otro.',
    lookUp: 'Buscar un boleto',
    bring: 'Qué traer',
  },
};

export const ticketCopyTexts: typeof english.ticketCopyTexts = {
  title: (number) => (number ? `Boleto ${number}` : 'Boleto'),
  posted: 'Pagado al precio publicado',
  voided: (day) => `Este boleto se anuló el ${day} y ya no cuenta.`,
  reason: ' Motivo: ',
  total: 'Total',
  agreed: (moment) => `Quien vendió dijo “Está bien”: ${moment}`,
  note: 'Esto es una copia. El boleto firmado está en el patio, igual que el registro de la venta que pide la ley de Georgia. El patio guarda los dos por lo menos dos años.',
  howToRead: 'Cómo se lee un boleto',
  ask: 'Preguntar por este boleto',
  loading: 'Cargando el formulario…',
  sent: 'Recibimos su pregunta.',
  answer: (hours) =>
    `Le contestamos por correo electrónico en menos de ${hours} horas, con el boleto firmado en la mano.`,
  missing: 'El formulario no cargó. Intente más tarde o llámenos, por favor.',
};

export const ticketLookUpTexts: typeof english.ticketLookUpTexts = {
  lead: 'Los cuatro datos están en el boleto.',
  yard: 'Patio',
  choose: 'Elija…',
  number: 'Número del boleto',
  soldOn: 'Fecha de la venta',
  total: 'Total en dólares',
  find: 'Buscar mi boleto',
  looking: 'Buscando…',
  notFound:
    'No encontramos un boleto con estos cuatro datos. Compare cada uno con su boleto: el número, el día y el total al centavo.',
  tooMany: 'Demasiados intentos por ahora. Inténtelo más tarde o mañana, o llame al patio.',
  print: 'Imprimir',
  again: 'Buscar otro',
};

export const ticketPageTexts: typeof english.ticketPageTexts = {
  pageTitle: 'Buscar un boleto (ticket) de báscula',
  description:
    'Busque un boleto por su patio, número, fecha y total. Vea cada peso y precio y el precio publicado en ese momento, y pregunte. Sin cuenta.',
  heading: 'Busque un boleto',
  lead: '¿Tiene su boleto (ticket) de báscula a la mano? Con cuatro de sus datos se abre una copia, con cada peso y cada precio para revisar.',
  withoutScript:
    'Para buscar un boleto hace falta JavaScript. Actívelo, por favor, o llámenos: le leemos el boleto.',
  account: {
    heading: '¿Tiene cuenta de recompensas?',
    text: 'Sus boletos están en Visitas recientes, también los que no tienen número.',
    link: 'Abrir mis recompensas',
  },
  figures: { heading: '¿Qué significan los números?', link: 'Cómo se lee un boleto' },
  call: {
    heading: '¿Perdió su boleto?',
    text: 'Traiga su identificación al patio y lo encontramos. Para proteger a quien vende, en internet no se busca por nombre.',
  },
};

export const ticketQuestionTexts: typeof english.ticketQuestionTexts = {
  heading: 'Preguntar por este boleto',
  lead: (hours) =>
    `El boleto va con su pregunta. Le contestamos por correo electrónico en menos de ${hours} horas.`,
  name: 'Su nombre *',
  email: 'Correo electrónico *',
  phone: 'Teléfono (opcional)',
  message: 'Su pregunta *',
  send: 'Enviar la pregunta',
  sending: 'Enviando…',
};

export const shownTicketTexts: typeof english.shownTicketTexts = {
  title: 'Su boleto en la báscula',
  lead: 'Cada renglón aparece aquí cuando se pesa. Usted no tiene que hacer nada.',
  withoutScript:
    'Esta página necesita JavaScript. También puede ver cada renglón en la pantalla de la ventanilla.',
  enter: 'Escriba el código de la pantalla de la ventanilla.',
  code: 'Código',
  open: 'Ver mi boleto',
  loading: 'Cargando su boleto…',
  noLines: 'Todavía no se ha pesado nada. Los renglones aparecen aquí en cuanto se pesan.',
  newest: (count, grade, amount, total) =>
    `Renglón ${count}: ${grade}, ${amount}. Total hasta ahora: ${total}.`,
  ask: 'Si algo no está bien, dígalo en la ventanilla. Si todo está bien, puede decírnoslo aquí.',
  right: 'Está bien',
  agreed: (time) => `Usted dijo “Está bien” a las ${time}.`,
  changed: 'Un renglón cambió después. Revíselo otra vez, por favor.',
  asOf: (time) => `Así estaba su boleto a las ${time}.`,
  otherPhone: 'Este boleto está abierto en otro teléfono. Pida un código nuevo en la ventanilla, por favor.',
  ended: 'Este código ya terminó o no es correcto. Revíselo, o pida uno nuevo en la ventanilla.',
  recorded: 'Su boleto está listo',
  lookUpLater: 'Puede buscarlo cuando quiera con su número, su fecha y su total.',
  lookUp: 'Buscar un boleto',
};
