import { page } from "./overlay"

/** What a visitor sends to a chat, and the dialog for browsers that hand it to no app. */
export const sharing = page("sharing", {
  /** `place` says where, such as "a Europa". */
  plans: (brand: string, place: string) => `Planes de ${brand} para viajar ${place}`,
  trip: (start: string, end: string, passengers: string) => `${start} – ${end} · ${passengers}`,
  labelled: (label: string, says: string) => `${label}: ${says}`,
  pair: (from: string, to: string) => `De ${from} a ${to}:`,
  sendDifference: "Mandá esta diferencia",
  message: "Mensaje",
  refused: "Tu navegador no abrió la lista de aplicaciones. Podés mandarlo desde acá.",
  whatsApp: "Abrir WhatsApp",
  copy: "Copiar",
  copied: "Copiado",
  selected: "Seleccionado",
  close: "Cerrar"
})
