import type * as english from './texts.ts';

export const accessibilityTexts: typeof english.accessibilityTexts = {
  heading: 'Accesibilidad',
  description: (business) =>
    `Cómo hace ${business} que este sitio les sirva a las personas con discapacidades: la norma, qué se prueba, los límites que conocemos y cómo avisarnos.`,
  lead: 'Este sitio debe servirles a todos. Esto es lo que revisamos, y lo que sabemos que todavía no funciona.',
  contents: {
    standard: 'La norma',
    tested: 'Qué se prueba',
    limits: 'Límites que conocemos',
    report: 'Avísenos',
    yards: 'En los patios',
  },
  standard: {
    before: 'Seguimos las ',
    standard: 'Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA',
    after: '. Lo revisamos nosotros mismos, con las pruebas que siguen. Nadie más lo ha certificado.',
  },
  tested: {
    lead: 'Estas pruebas se hacen antes de cada versión:',
    axe: 'Cada página, y los estados de sus formularios y diálogos, con las reglas de axe-core, en colores claros y oscuros.',
    keyboard:
      'Los pedidos, las solicitudes, las recompensas y el trabajo del personal con el teclado: el orden, el foco visible y adónde pasa el foco.',
    reflow:
      'A 320 píxeles y con un aumento de 400%, y con el texto a 200%: nada se corta ni se desplaza hacia los lados.',
    colors: 'Con el contraste alto de Windows.',
    targets: 'Los botones y los enlaces que están solos miden por lo menos 44 píxeles de alto.',
    motion: 'Las animaciones se detienen si su dispositivo está puesto para reducirlas.',
    html: 'El HTML de cada página, con el revisor del W3C.',
    scripts: 'Los horarios, las direcciones, los teléfonos y los precios se pueden leer sin JavaScript.',
  },
  limits: {
    people:
      'Las pruebas son automáticas. Personas con discapacidad todavía no han probado todas las páginas, ni se han probado todas con un lector de pantalla en un dispositivo real.',
    payments:
      'Los campos para la tarjeta y la ventana de PayPal son de Stripe y de PayPal. No los podemos cambiar.',
    others: 'Los mapas, la aplicación de nuestro socio y las redes sociales son otros sitios.',
    board: {
      before: 'El tablero de precios de la caseta de la báscula está hecho para un televisor. La ',
      link: 'lista de precios',
      after: ' dice lo mismo.',
    },
    languages:
      'La venta de metal, la lista de precios, las recolecciones y las recompensas están en español y en inglés. La tienda y casi todo el blog están solo en inglés.',
  },
  report: {
    before: 'Si algo no le funciona, llame al ',
    write: ' o escriba a ',
    after: (hours) =>
      `. Díganos qué página es y qué usa, por ejemplo un lector de pantalla. Contestamos en un plazo de ${hours} horas. Los precios, las cotizaciones, las recolecciones y las preguntas también se atienden por teléfono.`,
  },
  yards:
    'Llame antes de venir si necesita ayuda para descargar, con el formulario de la ventanilla o para llegar de la entrada a la báscula.',
};

export const termsTexts: typeof english.termsTexts = {
  heading: 'Términos',
  description: (business) =>
    `Los términos de ${business}: precios y ofertas por su chatarra, a quién se le paga, puntos de recompensas, pedidos en la tienda, envíos y devoluciones.`,
  lead: 'Qué significan nuestros precios, ofertas, puntos y pedidos, y con qué puede contar.',
  contents: {
    site: 'Este sitio',
    prices: 'Precios y cálculos',
    offers: 'Ofertas',
    selling: 'Cuando nos vende',
    rewards: 'Recompensas',
    orders: 'Pedidos en la tienda',
    shipping: 'Envíos e impuestos',
    returns: 'Devoluciones y reembolsos',
    questions: 'Preguntas',
  },
  site: {
    before: (business) =>
      `Este sitio es de ${business}. Puede usarlo sin una cuenta. Se aplica la ley de Georgia, y nada de lo que está aquí le quita un derecho que la ley le da. En `,
    link: 'Privacidad',
    after: ' decimos qué guardamos.',
    court: (court) => ` Un desacuerdo que no podamos resolver se decide en el ${court}.`,
  },
  company: {
    address: 'Dirección postal: ',
    record: 'Esta empresa en el registro de negocios de Georgia',
    scales: 'El Departamento de Agricultura de Georgia inspecciona nuestras básculas',
  },
  prices: {
    posted: {
      before: 'Cada ',
      link: 'precio',
      after:
        ' dice de qué hora es. Los precios pueden cambiar en cualquier momento y varían según el patio. Llame antes y le garantizamos el precio.',
    },
    sale: 'Le pagamos el precio publicado en su patio cuando se pesa su carga, o el de una oferta que usted aceptó. Si apartó un precio, le pagamos el más alto de los dos, hasta sus libras y su plazo. El precio puede ser otro si el metal está sucio, mezclado o mojado, trae material ajeno o es de una calidad inferior; en ese caso el boleto (ticket) de báscula dice el motivo.',
    estimate: {
      before: 'El ',
      link: 'cálculo',
      after:
        ' multiplica sus pesos por nuestros precios. No es una oferta: deciden nuestra báscula y nuestra revisión.',
    },
  },
  offers: {
    described:
      'Una oferta para su solicitud se hace por lo que usted describió. Los pesos que trae son estimados, y se le paga por lo que marca nuestra báscula.',
    valid: (longest) =>
      `Vale hasta la hora que dice: por lo general, hasta que su patio cierra el siguiente día que abre, y nunca más de ${longest}. Una oferta más nueva la reemplaza, y podemos retirarla mientras usted no la haya aceptado.`,
    conditions: 'Una oferta puede tener condiciones, que usted acepta una por una:',
    accepting:
      'Aceptar no cuesta nada y no lo obliga a nada: todavía puede quedarse con su metal. La venta se hace en la báscula, cuando firma el boleto.',
    different:
      'Si lo que llega no es lo que se describió, se lo decimos antes de que descargue o firme, y puede llevárselo.',
    fee: 'Si hay un cargo por recolección, la oferta lo dice antes de que usted acepte.',
  },
  selling: {
    age: (years) => `Para vendernos hay que tener por lo menos ${years} años.`,
    id: 'Le pagamos solo a la persona que muestra su identificación vigente con foto y que firma que el metal es suyo o que su dueño le permite venderlo.',
    payment: (ways) =>
      `Pagamos con ${ways}. La ley de Georgia no permite que nadie pague en efectivo por metal regulado en la báscula; donde un patio entrega un vale de pago (payment voucher), se cambia después, como dice la ley.`,
    papers: {
      before: 'En ',
      link: 'Qué traer',
      after:
        ' decimos qué cargas necesitan más papeles, y qué rechazamos sin importar los papeles que traiga.',
    },
    ticket: {
      before: 'Cada venta tiene un boleto. Vea ',
      read: 'cómo se lee',
      between: ' y ',
      lookUp: 'búsquelo después',
      after: '. Los errores se corrigen anulando el boleto y haciendo otro.',
    },
  },
  rewards: {
    earned: (points, percent, visit) =>
      `Una venta en su cuenta gana ${points} puntos por cada dólar pagado, y ${percent}% más desde la visita ${visit} de una racha. Los puntos no vencen.`,
    worth: {
      before:
        'Los puntos no tienen valor en efectivo hasta que se canjean, y no se pueden vender ni pasar a otra persona. Al canjear, los puntos se descuentan en ese momento y se entrega un ',
      code: 'código de recompensa',
      after:
        ', que sirve una sola vez, en el mostrador. Un código de recompensa no es un pago por metal y no tiene nada que ver con el vale de pago (payment voucher) de la ley de Georgia.',
    },
    undone:
      'Podemos anular un código de recompensa que no se usó; sus puntos regresan. Si se anula un boleto, se quitan los puntos que ganó.',
    account: {
      before: 'Un número de teléfono abre ',
      link: 'una cuenta',
      after:
        ', así que no se lo dé a nadie en quien no confíe. En el mostrador comparamos el nombre con su identificación. Si una persona tiene varias cuentas, se juntan en una.',
    },
    changes:
      'La lista de recompensas puede cambiar; un código de recompensa conserva aquello para lo que se hizo. Si el programa termina, lo decimos aquí antes, para que se puedan canjear los puntos.',
  },
  orders: {
    made: 'Un pedido queda hecho cuando lo ha pagado; recibe un comprobante por correo electrónico. El precio es el que se mostró antes de que pagara.',
    soldOut:
      'Si resulta que un artículo está agotado después de que pagó, le devolvemos su dinero, o le mandamos el artículo cuando vuelva a haber.',
    found: { before: 'En ', link: 'Buscar un pedido (en inglés)', after: ' se ve por dónde va.' },
  },
  shipping: {
    flat: (price) =>
      `El envío cuesta ${price} fijos por pedido, de cualquier tamaño. Enviamos a los 50 estados y a Washington, D. C.`,
    times: (madeToOrder, fromOffice) => `${madeToOrder}. ${fromOffice}.`,
    tax: 'El impuesto sobre las ventas, donde corresponde, aparece en el total antes de que pague.',
  },
  returns: {
    days: (days, terms) => `Puede devolver un artículo hasta ${days} días después de que llegó. ${terms}`,
    none: (terms) =>
      `Los artículos no se devuelven, a menos que lleguen dañados o no sean lo que pidió. ${terms}`,
    ask: {
      before: 'Primero ',
      link: 'escríbanos (en inglés)',
      call: ' o llame al ',
      after:
        ', con el número de su pedido. Le reembolsamos por el mismo medio con el que pagó. Un pedido que todavía no ha salido se puede cancelar por completo.',
    },
  },
  questions: {
    before: 'Llame a la oficina principal, al ',
    after: (hours) => `. Contestamos las preguntas por escrito en un plazo de ${hours} horas.`,
  },
};
