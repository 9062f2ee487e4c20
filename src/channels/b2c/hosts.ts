/** Every host of this brand. The first one is canonical (CH-09). */
export const hosts: ReadonlyArray<string> = ["asistencia.b2c.example", "b2c.localhost", "localhost", "127.0.0.1"]
