/** All texts of this frontend. */
export const texts = {
  title: 'Nosotros somos Semáforo PyME',
  lead: 'Un lugar para entender los números de tu negocio sin ser contador, y para saber a tiempo si algo va mal.',
  sections: [
    {
      title: 'Para quién es',
      text: 'Para quien tiene un negocio pequeño en México: una papelería, una fonda, un taller. Solo necesitas las cifras que ya lleva tu contabilidad.',
    },
    {
      title: 'Qué puedes hacer aquí',
      text: 'Aprender finanzas con lecciones cortas, tema por tema o siguiendo un roadmap, y hacer el diagnóstico de tu negocio: para eso no hace falta una cuenta. Con una, que es gratis, cada diagnóstico queda guardado, ves cómo cambia y tus temas aprendidos te siguen a todas partes.',
    },
    {
      title: 'De dónde sale tu semáforo',
      link: { href: '/modelo', label: 'Cómo se hizo el modelo y qué tan seguido acierta' },
      text: 'De dos lecturas de diez cifras. La primera son reglas financieras, y te explicamos cuánto pesó cada una. La segunda compara tus cifras con las de empresas de Polonia y Estados Unidos: no ha visto negocios mexicanos, así que tómala como una señal y no como una sentencia.',
    },
    {
      title: 'Qué no hacemos',
      text: 'No prestamos dinero ni llevamos tu contabilidad. El diagnóstico orienta, pero no sustituye a un contador que conozca tu negocio.',
    },
    {
      title: 'Tus datos',
      text: 'Tus diagnósticos se guardan en tu cuenta. En tu perfil puedes descargar todo lo que guardamos de ti, y el aviso de privacidad dice para qué es cada cosa y hasta cuándo se queda.',
    },
  ],
  questions: {
    text: '¿Te quedó una duda?',
    link: 'Lee las preguntas frecuentes',
    or: 'o',
    contact: 'escríbenos',
  },
  closing: {
    title: 'Empieza por tus números',
    text: 'Diez cifras, dos minutos y una explicación de cada punto.',
    action: 'Evaluar mi negocio',
  },
}
