import { page } from "./overlay"
export const results = page("results", {
  /** The specification's `cotizaHeaderTitulo` in capitals (RS-01). */
  title: "COTIZÁ TU COBERTURA",
  lead: "Todas las coberturas incluyen seguro de accidentes personales.",
  note: "",
  regionLabel: "Planes",
  heading: (place: string) => `Planes para tu viaje ${place}`,
  places: {
    "LATINOAMÉRICA Y CARIBE": "a Latinoamérica y el Caribe",
    "CANADÁ EEUU MEXICO": "a Canadá, Estados Unidos o México",
    EUROPA: "a Europa",
    "ASIA Y RESTO DEL MUNDO": "a Asia y el resto del mundo",
    MULTIDESTINO: "a varios destinos",
    ARGENTINA: "por Argentina",
    LATINOAMÉRICA: "a Latinoamérica",
    CARIBE: "al Caribe"
  } as Readonly<Record<string, string>>,
  facts: (days: string, passengers: string, currency: string, group: boolean): ReadonlyArray<string> => [
    days,
    passengers,
    `Precio total${group ? " del grupo" : ""}, en ${currency.toLowerCase()}`
  ],
  share: { send: "Mandá estos planes", copy: "Copiar enlace", copied: "Enlace copiado", byHand: "Enlace a este viaje" },
  invited: "Completá tus datos para ver los planes de este viaje.",
  otherTrip: "Cambiaste el viaje y estos planes son para el anterior. Para ver los nuevos hay que recotizar.",
  list: {
    count: (plans: number) => (plans === 1 ? "1 plan" : `${plans} planes`),
    position: (from: number, to: number, plans: number) =>
      from === to ? `${from} de ${plans}` : `${from} a ${to} de ${plans}`,
    previous: "Planes anteriores",
    next: "Planes siguientes",
    showAll: "Ver todos",
    showCarousel: "Ver de a uno",
    sort: { label: "Ordenar por", recommended: "Recomendados", price: "Precio" },
    more: "Ver más"
  },
  badges: { mostChosen: "EL MÁS ELEGIDO", recommended: "RECOMENDADO" },
  coverageLabel: "Cobertura por persona",
  level: (rank: number, of: number) => {
    if (rank === of) return `La más alta de ${of}`
    return rank === 1 ? `La más baja de ${of}` : `${of - rank + 1}.ª más alta de ${of}`
  },
  /** What speaks for a plan beside the first one, which says so itself (OU-16). */
  reason: {
    first: "Los demás se comparan con este",
    dearer: (price: string) => `por ${price} más por cuota`,
    alike: "por la misma cuota",
    cheaper: (price: string) => `por ${price} menos por cuota`,
    more: (usd: string, price: string) => `+${usd} médica ${price}`,
    sport: (price: string) => `Cubre deportes ${price}`,
    sportAndMore: (usd: string, price: string) => `Cubre deportes y +${usd} médica ${price}`,
    sportWithLess: (usd: string, price: string) => `Cubre deportes, con ${usd} menos de médica, ${price}`,
    saving: (price: string) => `Ahorrás ${price} por cuota con la misma médica`,
    losing: (price: string, usd: string) => `Ahorrás ${price} por cuota y resignás ${usd} médica`
  },
  instalments: (count: number, free: boolean) =>
    `${count === 1 ? "1 cuota" : `${count} cuotas`}${free ? " sin interés" : ""}`,
  perInstalment: "por cuota",
  percentOff: (percent: number) => `${percent}% OFF`,
  finalPrice: "Precio final",
  finalPriceOf: (passengers: string) => `Precio final, ${passengers}`,
  before: "Precio anterior",
  cftea: "CFTEA 0%",
  notByCard: "No se paga con tarjeta",
  buy: "COMPRAR",
  details: "Ver detalles",
  ask: "¿Me cubre…?",
  mail: "Enviar por mail",
  detailsFailed: "No pudimos cargar el detalle de los planes.",
  mailFailed: "No pudimos preparar el envío por mail.",
  sendFailed: "No pudimos preparar el mensaje.",
  notChosen: "No pudimos guardar el plan que elegiste. Volvé a intentarlo.",
  noCard: "Este plan no se puede pagar con tarjeta. Elegí otro plan.",
  sessionOver: "Tu sesión terminó. El plan que elegiste queda guardado: para comprarlo hay que ingresar de nuevo.",
  offline: "Parece que no tenés conexión. Tus planes siguen acá: probá de nuevo cuando vuelva.",
  highlights: {
    general: ["Seguro de accidentes personales", "Asistencia 24/7"] as ReadonlyArray<string>,
    sport: ["Para viajes con práctica de deportes", "Asistencia 24/7"] as ReadonlyArray<string>,
    national: ["Solo para viajes por Argentina", "Asistencia 24/7"] as ReadonlyArray<string>
  },
  loading: {
    title: "Buscando tus planes",
    hint: "Un segundo: comparamos coberturas y cuotas",
    slow: "Esto está tardando más de lo normal",
    cancel: "Cancelar"
  },
  failed: {
    title: "No pudimos buscar tus planes.",
    text: "No perdiste nada: probá de nuevo.",
    retry: "Reintentar"
  },
  givenUp: "Cancelaste la búsqueda.",
  declined: "El proveedor no pudo cotizar este viaje:",
  empty: {
    title: "No encontramos planes para tu viaje",
    text: "Probá con otras fechas u otro destino, o escribinos y te ayudamos.",
    edit: "Cambiar fechas o destino"
  }
})
