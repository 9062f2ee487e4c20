/** Every host of this brand; the first one is its canonical address (CH-09). */
export const hosts: ReadonlyArray<string> = ["asistencia.b2c.example", "b2c.localhost", "localhost", "127.0.0.1"]
