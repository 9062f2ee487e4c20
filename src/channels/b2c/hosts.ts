/** Every host of this brand; the first one is its canonical address (2§1). */
export const hosts: ReadonlyArray<string> = ["asistencia.b2c.example", "b2c.localhost", "localhost", "127.0.0.1"]
