/** Every host of this brand; the first one is its canonical address (CH-09). */
export const hosts: ReadonlyArray<string> = ["asistencia.makler.example", "makler.localhost"]
