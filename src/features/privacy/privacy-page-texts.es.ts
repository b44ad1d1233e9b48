import type * as english from './privacy-page-texts.ts';

export const privacyPageTexts: typeof english.privacyPageTexts = {
  heading: 'Privacidad',
  description: (business) =>
    `Qué guarda ${business} de lo que usted manda, qué se queda en su navegador, quién lo recibe, por cuánto tiempo, y cómo pedir una copia o que se borre.`,
  lead: 'Qué guardamos, para qué, por cuánto tiempo, quién más lo recibe y cómo pedir que se borre.',
  contents: {
    short: 'En pocas palabras',
    forms: 'Qué guarda cada formulario',
    sales: 'Cuando nos vende',
    device: 'Las cookies y su dispositivo',
    measurement: 'Medición',
    recipients: 'Quién recibe qué',
    retention: 'Por cuánto tiempo lo guardamos',
    rights: 'Su copia, su corrección o su borrado',
    who: 'Quiénes somos',
  },
  short: {
    reading: 'Puede leer este sitio sin decirnos quién es.',
    typing:
      'Lo que escribe en un formulario nos llega a nosotros, para el asunto del formulario. No lo vendemos ni lo usamos para publicidad.',
    measured:
      'Las visitas se miden solo después de que usted acepte. Un navegador que manda Global Privacy Control o Do Not Track nunca se mide, y ni siquiera se le pregunta.',
    notMeasured: 'Las visitas no se miden.',
    selling:
      'Cuando nos vende metal, la ley de Georgia nos obliga a guardar un registro que no podemos borrar aunque nos lo pida.',
  },
  forms:
    'Cada formulario dice cuáles de sus campos son opcionales. Algunos mandan también el idioma de la página, cuánto tiempo estuvieron abiertos y un campo oculto que solo llenan los programas. Con lo que manda guardamos también cuándo llegó. Su dirección de internet se usa para limitar cuántas veces puede mandar algo una misma dirección, de una forma en la que no se puede leer.',
  device: {
    cookies:
      'Si solo lee, no ponemos ninguna cookie. Estas se ponen cuando usted hace aquello para lo que sirven, y solo nosotros podemos leerlas:',
    measurement: 'Después de que acepte la medición, Google Analytics pone:',
    storage:
      'Otras cosas se quedan en su navegador y no se mandan a nadie hasta que usted mismo las mande. Puede borrarlas todas en los ajustes de su navegador.',
    local: 'Hasta que se borre (almacenamiento local)',
    session: 'Hasta que se cierre la pestaña (almacenamiento de la sesión)',
    caches: 'Archivos para funcionar sin conexión (almacenamiento en caché)',
    database: {
      before: 'Una pequeña base de datos en su navegador (',
      after: ') anota cuándo se usó cada uno de estos archivos, para quitar los viejos.',
    },
    staff: 'En los dispositivos de nuestro personal',
  },
  measurement: {
    accepted:
      'Si acepta, Google Analytics cuenta qué páginas y botones se usan. Antes de eso no se carga ni se manda nada, y lo que pasó antes no se manda después. Puede cambiar de opinión en cualquier momento con “Opciones de privacidad”, al pie de cada página; eso también quita sus cookies.',
    signals: {
      before: 'Si su navegador manda ',
      gpc: 'Global Privacy Control',
      between: ' o ',
      dnt: 'Do Not Track',
      after: ', eso cuenta como un no, sin importar lo que se haya contestado antes. No se le pregunta nada.',
    },
    never:
      'Las páginas donde se paga, y las que tienen en su dirección la llave de su solicitud o de su pedido, nunca se miden. No se informa ningún nombre, teléfono, correo, búsqueda ni ubicación.',
    none: {
      before:
        'Este sitio no mide las visitas. Si algún día lo hiciéramos, sería solo después de que usted acepte; a un navegador que manda ',
      gpc: 'Global Privacy Control',
      between: ' o ',
      dnt: 'Do Not Track',
      after: ' ni siquiera se le preguntaría.',
    },
  },
  recipients: {
    lead: 'No vendemos ni alquilamos lo que sabemos de usted. Estos reciben solo lo que necesitan para su parte:',
    others:
      'Los tribunales y las autoridades reciben lo que la ley nos obliga a darles. Los enlaces a mapas, a redes sociales y a la aplicación de nuestro socio llevan a otros sitios, que tienen sus propias reglas; no se enteran de nada antes de que usted los oprima.',
  },
  rewardsNumber:
    'Una cuenta de recompensas se abre solo con su número de teléfono: nombre, nivel, puntos, historial, visitas y recompensas. Los boletos completos se abren en un dispositivo donde se haya mostrado uno con el papel; un código de recompensa se ve completo solo donde se canjeó; el dinero se paga a nombre del titular, con identificación.',
  retention: {
    requests: {
      what: 'Solicitudes de cotización, de recogida y de llamada, con sus ofertas',
      time: (months) => `${months} meses`,
    },
    photos: { what: 'Fotos de una solicitud', time: (months) => `${months} meses` },
    inquiries: { what: 'Preguntas', time: (months) => `${months} meses` },
    unpaidOrders: { what: 'Pedidos que nunca se pagaron', time: (days) => `${days} días` },
    paidOrders: {
      what: 'Pedidos pagados',
      time: (years) => `Durante el año fiscal del pedido y los ${years} años siguientes`,
    },
    rewards: { what: 'Cuentas de recompensas', time: 'Mientras tenga la cuenta' },
    limits: {
      what: 'Contadores que limitan cuántas veces puede mandar algo una misma dirección de internet',
      time: (hours) => `${hours} horas`,
    },
    logs: {
      what: 'Registros del servidor',
      time: 'Unos días, en la empresa que publica el sitio. No contienen nombres, teléfonos ni correos',
    },
    sales: { what: 'Registros de las ventas que pide Georgia', time: 'Por lo menos dos años' },
    exceptions:
      'Lo que está en disputa se guarda hasta que termine la disputa. Las copias de seguridad de la base de datos se sobrescriben en el plazo que fija la empresa que la administra.',
  },
  rights: {
    ask: {
      before: 'Puede pedir una copia de lo que sabemos de usted, que se corrija o que se borre: ',
      link: 'haga una solicitud sobre sus datos',
      call: ', llame al ',
      after: (days) =>
        ` o pregunte en el mostrador de un patio. Contestamos en un plazo de ${days} días, sin costo, y no lo tratamos peor por pedirlo. Primero nos aseguramos de que sea usted quien lo pide; si un empleado confirma su teléfono, le contesta otra persona nuestra.`,
    },
    stays:
      'Algunas cosas tienen que quedarse: los pedidos pagados, por las leyes de impuestos, y los registros de las ventas. Los puntos de una cuenta de recompensas se quedan como cifras sin nombre.',
  },
};

export const keptTexts: typeof english.keptTexts = {
  form: 'Se guarda:',
  device: (purpose, life) => `${purpose} Se guarda: ${life}.`,
};
