import type * as english from './accessibility-texts.ts';

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
    after: '. Lo revisamos nosotros mismos, con las pruebas que siguen. Nadie de fuera lo ha certificado.',
  },
  tested: {
    lead: 'Estas pruebas se hacen antes de cada versión:',
    axe: 'Cada página, y los estados de sus formularios y diálogos, con las reglas de axe-core, en colores claros y oscuros.',
    keyboard:
      'Los pedidos, las solicitudes, las recompensas y el trabajo del personal con el teclado: el orden, el foco visible y adónde pasa el foco.',
    reflow:
      'A 320 píxeles y con un aumento de 400%, y con el texto a 200%: nada se corta ni se desplaza hacia los lados.',
    colors: 'Con los colores forzados del sistema.',
    targets: 'Los botones y los enlaces que están solos miden por lo menos 44 píxeles de alto.',
    motion: 'El movimiento se detiene para quien le pide menos a su sistema.',
    html: 'El HTML de cada página, con el revisor del W3C.',
    scripts: 'Los horarios, las direcciones, los teléfonos y los precios se pueden leer sin JavaScript.',
  },
  limits: {
    people:
      'Las pruebas las hacen programas. Todavía no ha probado cada página ninguna persona con discapacidad, ni un lector de pantalla en un dispositivo real.',
    payments:
      'Los campos para la tarjeta y la ventana de PayPal son de Stripe y de PayPal. No los podemos cambiar.',
    others: 'Los mapas, la aplicación de nuestro socio y las redes sociales son otros sitios.',
    board: {
      before: 'El tablero de precios de la caseta de la báscula está hecho para un televisor. La ',
      link: 'lista de precios',
      after: ' dice lo mismo.',
    },
    languages:
      'La venta de metal, la lista de precios, las recogidas y las recompensas están en español y en inglés. La tienda y el blog están en inglés.',
  },
  report: {
    before: 'Si algo no le funciona, llame al ',
    write: ' o escriba a ',
    after: (hours) =>
      `. Díganos qué página es y qué usa, por ejemplo un lector de pantalla. Contestamos en un plazo de ${hours} horas. Los precios, las cotizaciones, las recogidas y las preguntas también se atienden por teléfono.`,
  },
  yards:
    'Llame antes de venir si necesita ayuda: para descargar, con el formulario de la ventanilla o con el camino de la entrada a la báscula.',
};
