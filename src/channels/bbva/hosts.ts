/** Every host of this brand; the first one is its canonical address (2§1). */
export const hosts: ReadonlyArray<string> = ["asistencia.bbva.example", "bbva.localhost"]
