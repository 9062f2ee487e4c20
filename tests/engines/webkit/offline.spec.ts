import { startSandbox } from "../../../contracts/sandbox/server"
import { dist } from "../../e2e/steps/sandbox"
import { pay } from "./buying"
import { expect, test } from "./fixtures"
import { visitorIn } from "./visitor"

// OU-offline-card, EX-06
test("a pass bought by a partner's link opens at any address without a connection", async ({ session }) => {
  const server = await startSandbox({ port: 0, dist })
  const visitor = visitorIn(session, `http://b2c.localhost:${server.port}`)
  await visitor.resize(390, 844)
  await visitor.open("/compraexterna?p=vigente")
  await visitor.at("/cotizarcompletarpago")
  await pay(visitor, "b2c")
  const number = await visitor.run(() => /Nº de voucher\s*(\d+)/.exec(document.body.textContent ?? "")?.[1] ?? "-")
  await visitor.press("button", "Guardar en este dispositivo")
  await visitor.reads("Está guardada en este dispositivo")
  await expect
    .poll(() =>
      visitor.run(async () => {
        const found = await navigator.serviceWorker.getRegistration("/")
        return found?.active?.state
      })
    )
    .toBe("activated")
  await server.close()

  await visitor.open("/faqs")
  await visitor.within("region", "Tu tarjeta de asistencia").reads(number)
})
