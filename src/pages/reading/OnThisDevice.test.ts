import { expect, test } from "vitest"
import { cookies } from "../../copy/cookies"
import { presentErased, presentKept } from "./OnThisDevice"

const minute = 60_000
const hour = 60 * minute

test.each([
  ["pasajeros", 0, "Guardado recién", "Se borra dentro de 24 horas"],
  ["pasajeros", 3 * minute, "Guardado hace 3 minutos", "Se borra dentro de 23 horas"],
  ["pasajeros", 24 * hour - 30_000, "Guardado hace 23 horas", "Se borra en menos de un minuto"],
  ["pasajeros", 26 * hour, "Guardado hace 26 horas", "Venció: se borra la próxima vez que entres"],
  ["busquedaCotizar", 49 * hour, "Guardado hace 2 días", "Se borra dentro de 27 días"],
  ["cuenta", undefined, "No se sabe desde cuándo", "Venció: se borra la próxima vez que entres"],
  ["intentoPago", 26 * hour, "Guardado hace 26 horas", "Se borra al terminar el viaje"],
  ["canal", minute, "Guardado hace 1 minuto", "Queda hasta que lo borres"],
  ["compraElegida", hour, "Guardado hace 1 hora", "Se borra al cerrar la pestaña"]
] as const)("%s after %s ms: %s, %s", (key, age, saved, ends) => {
  for (const locale of ["es-AR", "es-CL"])
    expect(presentKept([{ key, age }], cookies, locale)).toEqual([{ key, name: cookies.kept[key].name, saved, ends }])
})

test("the message names what was erased, if anything", () => {
  expect(presentErased([], cookies, "es-AR")).toBeUndefined()
  expect(presentErased(["pasajeros", "canal"], cookies, "es-CL")).toContain(": Pasajeros y Portal.")
})
