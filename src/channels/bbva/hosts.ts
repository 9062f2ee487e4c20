/** Every public host of this brand. The first one is canonical (CH-09). */
export const hosts: ReadonlyArray<string> = ["asistencia.bbva.example"]
