import { page } from "./overlay"

/** The texts of the page that answers at any address without a connection (OU-offline-card). */
export const offline = page("offline", {
  title: "Sin conexión",
  /** After it: "sin conexión". `day` is `DD/MM`. */
  kept: (day: string) => `Guardada el ${day},`,
  state: "sin conexión",
  /** Erased, or its trip is over. */
  none: {
    title: "No hay una tarjeta guardada",
    text: "Si compraste con nosotros, el número de voucher está en el correo que diste al comprar."
  },
  points: [
    "Tu nombre y apellido",
    "El número de voucher",
    "Dónde estás y qué pasó",
    "A qué número podemos llamarte"
  ] as ReadonlyArray<string>,
  asked: { before: "Buscabas", other: "otra página", after: "Se abre cuando vuelva la conexión." },
  retry: "Reintentar"
})
