import type { consent } from "../../src/copy/cookies"

/** A text of consent as visitors read it. */
export interface ConsentText {
  /** The day of its first release, ISO. */
  readonly since: string
  /** The first 16 digits of its SHA-256, as `preferenciasCookies` keeps it with a choice. */
  readonly digest: string
  /** The whole text. */
  readonly text: string
}

/**
 * Every published text of the portal's own preference centre, newest first. A changed text is a new
 * row; the old ones stay, since choices were made on them (OU-25).
 */
export const consentTexts: readonly [ConsentText, ...ReadonlyArray<ConsentText>] = [
  {
    since: "2026-11-24",
    digest: "051103d31c15646e",
    text: [
      "Preferencias de cookies",
      "La elección vale durante 6 meses.",
      "Necesarias",
      "Mantienen la sesión, la búsqueda y las preferencias.",
      "De medición",
      "Cuentan las visitas y los botones que se usan, sin datos personales.",
      "De grabación",
      "Muestran cómo se recorre el sitio, sin lo que se escribe en los formularios.",
      "En este momento el sitio no usa ninguna cookie opcional. Si llega a usarlas, va a respetar esta elección."
    ].join("\n")
  }
]

/** What a visitor reads of the purposes before a choice, in its order. */
export const consentText = ({ lead, necessary, note, purposes, title }: typeof consent): string =>
  [
    title,
    lead,
    ...[necessary, purposes.measurement, purposes.recording].flatMap(({ label, text }) => [label, text]),
    note
  ].join("\n")
