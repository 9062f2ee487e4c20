import { aCancellationWish } from "../../e2e/steps/forms"
import { aWish, linkTo } from "../../e2e/steps/quoteBar"
import { quoteByLink } from "./buying"
import { expect, test } from "./fixtures"

// OU-16, OU-17
test("two plans stand side by side in the comparison, and Escape returns to its button", async ({ visit }) => {
  const wish = aWish()
  const visitor = await visit("b2c", linkTo(wish))
  await quoteByLink(visitor, wish)
  await visitor.within("region", "Planes").press("button", /^Ver detalles/)
  const comparison = visitor.within("dialog", "Comparar planes")
  await comparison.reads("Igual")
  await comparison.press("checkbox", "Solo lo distinto")
  await comparison.reads(/distinto/)
  await visitor.keys("\uE00C")
  await expect.poll(() => visitor.run(() => document.querySelectorAll("dialog:modal").length)).toBe(0)
  expect(await visitor.run(() => document.activeElement?.textContent)).toContain("Ver detalles")
})

// OU-20
test("Escape empties the question of '¿Me cubre…?', and once empty returns to its button", async ({ visit }) => {
  const wish = aWish()
  const visitor = await visit("b2c", linkTo(wish))
  await quoteByLink(visitor, wish)
  await visitor.within("region", "Planes").press("button", "¿Me cubre…?")
  const asking = visitor.within("dialog", "¿Me cubre…?")
  await asking.write("Tu pregunta", "embarazo")
  await asking.reads("Embarazo")
  const question = () =>
    visitor.run(() => document.querySelector<HTMLInputElement>("dialog:modal input")?.value ?? null)
  await visitor.keys("\uE00C")
  await expect.poll(question).toBe("")
  await visitor.keys("\uE00C")
  await expect.poll(question).toBeNull()
  expect(await visitor.run(() => document.activeElement?.textContent)).toContain("¿Me cubre…?")
})

// WD-08
test("a withdrawal gets its receipt", async ({ visit }) => {
  const wish = aCancellationWish()
  const visitor = await visit("belo", "/arrepentimiento")
  const typed: ReadonlyArray<readonly [label: string, value: string]> = [
    ["Nombre", "Ana Martínez"],
    ["Número de documento", wish.document],
    ["Email", wish.email],
    ["Fecha de compra", wish.purchaseDate],
    ["Número de voucher", "700123456"],
    ["Mensaje", "Me cancelaron el viaje."]
  ]
  for (const [label, value] of typed) await visitor.write(label, value)
  await visitor.press("button", "ENVIAR")
  await visitor.within("dialog", "Botón de arrepentimiento").reads(/ARR(-[2-9B-Z]{4}){2}/)
})

// AC-05
test("a customer logs in, finds the purchases, and leaves", async ({ visit }) => {
  const visitor = await visit("messis")
  await visitor.press("link", "ENTRAR")
  await visitor.write("Email", "ana@example.com")
  await visitor.write("Contraseña", "viaje")
  await visitor.press("button", "ENTRAR")
  await visitor.press("button", "TU CUENTA")
  await visitor.press("link", "Tus Compras")
  await visitor.at("/tuscompras")
  await visitor.reads("11/06/2024")
  await visitor.press("button", "TU CUENTA")
  await visitor.press("link", "Salir")
  await visitor.sees("link", "ENTRAR")
})

// ST-05
test("a page that Back wakes from Safari's page cache shows nothing that was erased meanwhile", async ({
  session,
  visit
}) => {
  const visitor = await visit("b2c")
  await visitor.within("form", "Cotizador").write("Teléfono", aWish().phone)
  await visitor.open("/politicascookies")
  await visitor.press("button", "Borrar todo")
  await visitor.reads("No hay nada guardado.")
  await session.call("POST", "/back")
  await visitor.at("/")
  await expect.poll(() => visitor.run(() => document.querySelector<HTMLInputElement>("[type=tel]")?.value)).toBe("")
})
