import { expect, test } from "vitest"
import { isGuarded } from "./consent"

const guarded = [
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/validar",
  "/datospersonales",
  "/tusdatos",
  "/tuscompras",
  "/compraexterna"
]

test.each(guarded)("%s is guarded in every spelling", (path) => {
  for (const way of [path, `${path}/`, `/${path}`, path.toUpperCase(), `${path}/detalle`, path.replace("a", "%61")])
    expect([way, isGuarded(way)]).toEqual([way, true])
})

test.each(["/", "/cotizar", "/politicascookies", "/faqs", "/tusdatosno", "/x/tusdatos", "/%E0%A4%A"])(
  "%s is not guarded",
  (path) => expect(isGuarded(path)).toBe(false)
)
