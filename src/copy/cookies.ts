import { page } from "./overlay"
import type { Publisher, Section } from "./text"

/** The texts of the cookie policy: entries, lifetimes, and the way to change a choice (LG-03). */
export const cookies = page("cookies", {
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
  table: {
    title: "Cuáles usamos",
    name: "Nombre",
    purpose: "Para qué",
    lasts: "Cuánto dura",
    session: {
      name: "Sesión",
      purpose: "Reconocerte después de ingresar a tu cuenta: es una cookie del servidor.",
      lasts: "Hasta el cierre de la sesión"
    },
    trackers: {
      name: "Medición y grabación",
      purpose: "Contar visitas y ver cómo se recorre el sitio, con tu permiso.",
      lasts: "Mientras dure tu permiso"
    }
  },
  /** One entry per storage key. A missing one breaks the build of the page and of the documents. */
  kept: {
    busquedaCotizar: {
      name: "Búsqueda y plan elegido",
      purpose:
        "Recordar el destino, las fechas y las edades de tu viaje, el teléfono y el email con que cotizaste, si pediste novedades, los planes que viste y el que elegiste.",
      lasts: "30 días, o hasta completar la compra"
    },
    pasajeros: {
      name: "Pasajeros",
      purpose: "Recordar los datos de quienes viajan hasta completar la compra.",
      lasts: "24 horas, o hasta completar la compra"
    },
    intentoPago: {
      name: "Pago sin confirmar",
      purpose:
        "Evitar que se cobre dos veces: cuándo empezó el pago, el plan y las fechas, sin datos de la tarjeta ni documentos.",
      lasts: "Hasta que termina el viaje, o hasta que se sabe si se cobró"
    },
    resultadoCompra: {
      name: "Resultado de tu compra",
      purpose: "Mostrarte qué compraste: número, plan, viaje, nombres de pila, total, email y si pediste la baja.",
      lasts: "24 horas"
    },
    compraTerminada: {
      name: "Compra terminada",
      purpose: "Que una compra que ya terminaste no vuelva si el navegador se cierra de golpe: solo cuándo terminó.",
      lasts: "30 días"
    },
    datosPersonales: {
      name: "Datos personales sin guardar",
      purpose:
        "No perder lo que escribiste en tu cuenta si se corta la sesión: nombre, documento, fecha de nacimiento, teléfono y domicilio.",
      lasts: "24 horas, o hasta que los guardes"
    },
    cuenta: {
      name: "Última cuenta",
      purpose: "Recordar el email de quien ingresó, para que otra persona no encuentre sus datos.",
      lasts: "24 horas, o hasta el cierre de la sesión"
    },
    preferenciasCookies: {
      name: "Preferencias de cookies",
      purpose: "Recordar qué aceptaste.",
      lasts: "6 meses"
    },
    ultimaPagina: {
      name: "Última página",
      purpose: "Recordar cuál fue la última página que viste.",
      lasts: "24 horas"
    },
    tarjetaAsistencia: {
      name: "Tarjeta de asistencia",
      purpose:
        "Ver sin conexión la tarjeta que pediste guardar: voucher, plan con lo que cubre, destino, fechas, cuántos viajan y si pediste la baja.",
      lasts: "Hasta 30 días después del viaje"
    },
    viajeros: {
      name: "Quienes viajaron",
      purpose: "Completar los datos de las mismas personas en tu próximo viaje, si pediste que las recordáramos.",
      lasts: "Un año, o hasta que salgas de tu cuenta"
    },
    eventosPendientes: {
      name: "Medición pendiente",
      purpose: "Contar los pasos de una compra o un registro, sin datos personales y solo con tu permiso.",
      lasts: "24 horas, o hasta que se cuentan"
    },
    canal: {
      name: "Portal",
      purpose: "Saber en qué portal se guardó lo demás, para no mostrarlo en otro.",
      lasts: "Hasta borrarlo del navegador"
    },
    cotizacionEmpezada: {
      name: "Cotización sin enviar",
      purpose:
        "No perder lo que escribiste en el cotizador del inicio, con tu teléfono y tu email, si la página se recarga.",
      lasts: "Hasta que se cotiza, o se cierra la pestaña"
    },
    compraElegida: {
      name: "Anulación de tu compra",
      purpose: "Llevar al formulario los datos del voucher: nombre, documento, email y número.",
      lasts: "Hasta que se abre el formulario, o se cierra la pestaña"
    },
    compraDescartada: {
      name: "Aviso de compra en curso",
      purpose: "No volver a ofrecerte seguir con la compra que descartaste.",
      lasts: "Hasta cerrar la pestaña"
    },
    compraExterna: {
      name: "Origen de tu compra",
      purpose: "Saber que empezó en otro sitio.",
      lasts: "Hasta cerrar la pestaña"
    },
    descuentoVisto: {
      name: "Descuento visto",
      purpose: "No volver a mostrarte el mismo descuento.",
      lasts: "Hasta cerrar la pestaña"
    },
    bannerCerrado: {
      name: "Aviso cerrado",
      purpose: "No volver a mostrarte el aviso que cerraste.",
      lasts: "Hasta cerrar la pestaña"
    },
    direccionApi: {
      name: "Dirección del servicio",
      purpose: "Saber a qué servidor pedirle los planes, sin preguntarlo en cada página.",
      lasts: "Hasta cerrar la pestaña"
    }
  },
  device: {
    title: "Lo que guarda este dispositivo",
    lead: "Esto es lo que hay ahora en este navegador: qué es y desde cuándo, sin mostrar su contenido.",
    waiting: "Buscando qué hay guardado…",
    none: "No hay nada guardado.",
    blocked: "Este navegador no guarda nada de este sitio: lo que hagas se pierde al cerrar la pestaña.",
    saved: (age: string) => `Guardado ${age}`,
    justNow: "recién",
    soon: "en menos de un minuto",
    unknown: "No se sabe desde cuándo",
    ends: (left: string) => `Se borra ${left}`,
    endings: {
      tab: "Se borra al cerrar la pestaña",
      end: "Se borra al terminar el viaje",
      claims: "Se borra 30 días después del viaje",
      renewed: "Queda hasta que lo borres",
      over: "Venció: se borra la próxima vez que entres"
    },
    takeAlong: "Descargar mis datos",
    inFile: "El archivo que descargás sí muestra el contenido: guardalo donde solo vos lo veas.",
    fileName: "mis-datos.json",
    erase: "Borrar todo",
    honest:
      "Lo que vence no se borra en el momento, sino la próxima vez que entrás desde este navegador. Si el dispositivo es compartido, borralo antes de irte. La cookie de tu sesión es del servidor: no está en esta lista, y se borra cuando elegís Salir.",
    erased: (names: string) =>
      `Se borró de este dispositivo: ${names}. Las otras pestañas abiertas no lo vuelven a guardar por su cuenta.`,
    payment: {
      title: "Hay un pago sin confirmar",
      lead: "No sabemos si tu último pago se cobró.",
      text: "Lo que guardamos de ese pago evita que se cobre dos veces. Antes de borrarlo revisá tu correo: si se cobró, ahí está tu voucher.",
      close: "Volver sin borrar",
      keep: "Borrar todo menos el pago",
      all: "Borrar también el pago"
    }
  },
  preferences: {
    title: "Cómo cambiar tus preferencias",
    text: "Tus preferencias se guardan durante 6 meses; después te las volvemos a preguntar. Podés cambiarlas cuando quieras en el centro de preferencias.",
    button: "Preferencias de cookies",
    lost: "No pudimos abrir tus preferencias."
  },
  privacy: {
    title: "Tus datos personales",
    text: "Cómo tratamos tus datos personales está en nuestra política de privacidad.",
    link: "Política de privacidad (PDF)",
    rights: "Tus derechos sobre tus datos"
  }
})

/**
 * The texts of the portal's own preference centre, for deployments without OneTrust. They use
 * neither vos nor tú, so that every channel shares them. `digest` is kept with a choice: after a
 * change `npx vitest run tests/conventions` says what it must be (OU-25).
 */
export const consent = page("consent", {
  digest: "051103d31c15646e",
  title: "Preferencias de cookies",
  lead: "La elección vale durante 6 meses.",
  close: "Cerrar",
  necessary: {
    label: "Necesarias",
    always: "Siempre activas",
    text: "Mantienen la sesión, la búsqueda y las preferencias."
  },
  purposes: {
    measurement: { label: "De medición", text: "Cuentan las visitas y los botones que se usan, sin datos personales." },
    recording: {
      label: "De grabación",
      text: "Muestran cómo se recorre el sitio, sin lo que se escribe en los formularios."
    }
  },
  refuse: "Rechazar opcionales",
  save: "Guardar preferencias",
  note: "En este momento el sitio no usa ninguna cookie opcional. Si llega a usarlas, va a respetar esta elección."
})
