import type { Publisher, Section } from "./text"

/** Words of the cookie policy (2§2): what is kept, for how long, and where to change one's mind. */
export const cookies = {
  title: "Políticas de cookies",
  lead: "Qué guarda este sitio en tu dispositivo, para qué, y cómo cambiarlo en cualquier momento.",
  sections: ({ brand }: Publisher): ReadonlyArray<Section> => [
    {
      id: "que-son",
      title: "Qué son las cookies",
      body: [
        "Son datos pequeños que un sitio guarda en tu navegador. Algunos hacen falta para que el sitio funcione; otros ayudan a saber cómo se usa.",
        "En esta página llamamos cookies también al almacenamiento local del navegador, que cumple la misma función."
      ]
    },
    {
      id: "para-que",
      title: "Para qué las usamos",
      body: [
        {
          list: [
            "Necesarias: mantienen tu sesión, tu búsqueda y tus preferencias. Sin ellas no podrías cotizar ni comprar.",
            "De medición: cuentan las visitas y los botones que se usan. Solo se activan con tu permiso.",
            "De grabación: muestran cómo se recorre el sitio, sin lo que se escribe en los formularios. Solo se activan con tu permiso."
          ]
        },
        `${brand} no guarda en ellas los datos de tu tarjeta.`
      ]
    }
  ],
  /** What is kept, one row each. */
  table: {
    title: "Cuáles usamos",
    name: "Nombre",
    purpose: "Para qué",
    lasts: "Cuánto dura",
    rows: [
      {
        name: "Sesión",
        purpose: "Reconocerte después de ingresar a tu cuenta.",
        lasts: "Hasta el cierre de la sesión"
      },
      {
        name: "Búsqueda",
        purpose:
          "Recordar las fechas, el destino y los pasajeros de tu viaje, y el teléfono y el email con que cotizaste.",
        lasts: "30 días"
      },
      {
        name: "Compra en curso",
        purpose: "Recordar el plan elegido y los datos de los pasajeros.",
        lasts: "Hasta completar la compra; los datos de los pasajeros, 24 horas como mucho"
      },
      {
        name: "Última página",
        purpose: "Recordar cuál fue la última página que viste.",
        lasts: "Hasta borrarla del navegador"
      },
      {
        name: "Preferencias de cookies",
        purpose: "Recordar qué aceptaste.",
        lasts: "6 meses"
      },
      {
        name: "Medición y grabación",
        purpose: "Contar visitas y ver cómo se recorre el sitio, con tu permiso.",
        lasts: "Mientras dure tu permiso"
      }
    ] as ReadonlyArray<{ readonly name: string; readonly purpose: string; readonly lasts: string }>
  },
  preferences: {
    title: "Cómo cambiar tus preferencias",
    text: "Tus preferencias se guardan durante 6 meses; después te las volvemos a preguntar. Podés cambiarlas cuando quieras en el centro de preferencias.",
    /** Opens the preference centre. */
    button: "Preferencias de cookies"
  },
  privacy: {
    title: "Tus datos personales",
    text: "Cómo tratamos tus datos personales está en nuestra política de privacidad.",
    link: "Política de privacidad (PDF)"
  }
}
