import { page } from "./overlay"
import { quoteProblems } from "./quote"

export const offers = page("offers", {
  comparison: {
    title: "Comparar planes",
    lead: (place: string, days: string, passengers: string) => `Tu viaje ${place} · ${days} · ${passengers}`,
    instalment: (instalments: string) => `${instalments} de`,
    each: (count: number, price: string) => `${count} × ${price}`,
    /** What another plan costs and covers more (OU-16). */
    difference: {
      dearer: (price: string, count: number, changes: string) => `Por ${price} más por cuota (${count}): ${changes}.`,
      alike: (count: number, changes: string) => `Por la misma cuota (${count}): ${changes}.`,
      cheaper: (price: string, count: number, changes: string) => `Ahorrás ${price} por cuota (${count}): ${changes}.`,
      losing: (price: string, count: number, lost: string) =>
        `Ahorrás ${price} por cuota (${count}) y resignás ${lost}.`,
      others: (rows: number) => (rows === 1 ? "Y\u00a01\u00a0diferencia más." : `Y\u00a0${rows}\u00a0diferencias más.`),
      subjects: {
        medical: "médica",
        illness: "médica por enfermedad",
        accident: "médica por accidente",
        cancelling: "cancelación",
        dentist: "odontología",
        lostBaggage: "pérdida de equipaje",
        lateBaggage: "demora de equipaje",
        preexisting: "preexistencias",
        medicines: "medicamentos",
        accidentInsurance: "accidentes personales",
        bail: "fianza",
        lawyer: "honorarios legales",
        rescue: "rescate"
      }
    },
    words: {
      close: "Cerrar",
      back: "VOLVER",
      choose: (plan: string) => `SELECCIONAR ${plan}`,
      benefit: "Beneficio",
      detail: "Detalle",
      tabsLabel: "Planes",
      none: "Los beneficios de este plan no están detallados.",
      differences: {
        show: "Ver diferencias",
        only: "Solo lo distinto",
        with: "Comparar con",
        add: "Agregar plan",
        remove: (plan: string) => `Quitar ${plan}`,
        equal: "Igual",
        absent: "No incluye",
        different: "(distinto)",
        none: "Estos planes no tienen diferencias en sus beneficios.",
        choose: "SELECCIONAR"
      }
    }
  },
  mail: {
    selected: (plans: number) => (plans === 1 ? "1 plan para enviar por mail" : `${plans} planes para enviar por mail`),
    open: "Enviar por mail",
    discard: "Descartar",
    title: "Enviar por mail",
    lead: (plans: string) => `Cotización de ${plans}`,
    email: "Email",
    submit: "ENVIAR",
    problems: quoteProblems.email,
    sending: "Enviando el mail…",
    slow: "Esto está tardando más de lo normal.",
    cancel: "Cancelar",
    /** Verbatim from the specification (ML-04). */
    sent: "El mail se envió con éxito. Verifica tu bandeja de entrada",
    failed: "No pudimos enviar el mail",
    close: "Cerrar"
  },
  over: {
    title: "Tu sesión terminó",
    text: "El plan que elegiste queda guardado en este navegador. Para seguir con la compra hay que ingresar de nuevo.",
    login: "INGRESAR",
    close: "Cerrar"
  },
  discount: {
    title: "Tenés un descuento",
    how: "Copiá el código y aplicalo en el paso 2.",
    code: "Código de descuento",
    copy: "Copiar",
    copied: "Copiado",
    selected: "Seleccionado",
    close: "Cerrar"
  }
})
