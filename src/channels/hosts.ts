/** The brand of the portal's own name. Storybook and the photographs show it first. */
export const first = "b2c"

/** The public hosts of each brand. A brand's first one is canonical (CH-09). */
export const hosts = {
  b2c: ["asistencia.b2c.example"],
  bbva: ["asistencia.bbva.example"],
  messis: ["asistencia.messis.example"],
  asegura: ["asistencia.asegura.example"],
  personal: ["asistencia.personal.example"],
  belo: ["asistencia.belo.example"],
  miw: ["asistencia.miw.example"],
  makler: ["asistencia.makler.example"],
  b2cchile: ["asistencia.b2c-chile.example"]
} satisfies Readonly<Record<string, ReadonlyArray<string>>>
