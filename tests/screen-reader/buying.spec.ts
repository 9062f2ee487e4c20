import { expect, setNow, test as walk } from "../e2e/steps/fixtures"
import { type Listener, listenTo } from "./listener"
import { type Spoken, startOrca } from "./orca"
import { reading, saysAmountFirst } from "./transcript"

const channel = "b2c"

/** The day of every transcript, for page and provider. */
const today = "2030-03-04T15:00:00Z"

const test = walk.extend<{ readonly me: Listener }, { readonly spoken: Spoken }>({
  spoken: [
    async ({ browserName: _ }, use, { project }) => {
      const orca = await startOrca(`${project.outputDir}/orca`)
      await use(orca.spoken)
      orca.stop()
    },
    { scope: "worker", auto: true }
  ],
  me: async ({ page, sandbox, spoken }, use) => {
    await setNow(page, today)
    const me = listenTo(page, spoken)
    await me.act("/", () => sandbox.open(page, channel))
    await use(me)
  }
})

test.use({ today })

// A11Y-11
test("from the home to the voucher", async ({ me, sandbox }) => {
  const { act, choose, endChapter, fill, goTo, hears, page, press, pressAndHear, push, read, type } = me
  await hears(/^La página tiene/)
  await read()
  await press("Tab", "Tab")
  await push("Siguiente")
  await press("shift+Tab", "Return")
  await endChapter("home")

  await goTo("button", "COTIZAR")
  await pressAndHear("Return", "Revisá 5 datos para cotizar.")
  for (const message of ["Ambas fechas", "Ingresa la edad", "Teléfono es requerido.", "Email es requerido."])
    await pressAndHear("Tab", message)
  await endChapter("errors")

  await push(/^Destino/)
  await goTo("radio", "EUROPA")
  await press("space", "Tab", "Return")
  await type("20/03/2030", "30/03/2030")
  await press("Return", "Tab", "Return")
  await press("ctrl+a")
  await type("34")
  await press("Return", "Tab")
  await type("1155550143", "ana@example.com")
  await sandbox.fault(channel, "quote", "500", 3)
  await pressAndHear("Return", "No perdiste nada: probá de nuevo.")
  await sandbox.heal(channel)
  await sandbox.fault(channel, "quote", "slow", 1, { ms: 7000 })
  await goTo("button", "Reintentar")
  await pressAndHear("Return", "Buscando tus planes")
  await hears("Planes para tu viaje")
  await push("Planes siguientes")
  await push("Ver todos")
  await read()
  await endChapter("results")

  await push("Ver detalles")
  const comparison = page.getByRole("dialog")
  await act("second tab", () => comparison.getByRole("tab").nth(1).focus())
  await press("Return")
  await act("table", () => comparison.getByRole("button", { name: "Ver diferencias" }).focus())
  await press(reading, "Escape")
  await push("¿Me cubre…?")
  // Orca takes the first field of a new dialog for its own place, and says nothing of it.
  await press("Tab", "shift+Tab")
  await type("muela")
  await press("Escape", "Escape")
  await endChapter("comparison")

  await push("COMPRAR")
  await act("PASO 2", () => page.getByRole("heading", { level: 1, name: "PASO 2" }).waitFor())
  await read()
  await goTo("button", "CONTINUAR")
  await pressAndHear("Return", "datos para continuar")
  await type("Ana", "Martinez")
  await fill("Número de documento", "28456712", "14/02/1996")
  await fill("Dirección", "Rivadavia 4820", "1424")
  await fill("Nombre del contacto de emergencia", "Lucia Gomez", "1155550187")
  await choose("Provincia", 2)
  await fill("Cupón de descuento", "VIAJE10")
  await sandbox.fault(channel, "quote", "slow", 1, { ms: 2000 })
  await pressAndHear("Return", "DESCUENTO APLICADO CORRECTAMENTE")
  await endChapter("passengers")

  await push("CONTINUAR")
  await hears(/^La página tiene|documento web\.$/)
  await act("PASO 3", () => page.getByRole("textbox", { name: "Número de tarjeta" }).waitFor())
  await read()
  await push("COMPLETAR PAGO")
  await read("dialog")
  await press("Escape")
  // Orca is silent about a field that has the focus when a dialog closes.
  await goTo("textbox", "Nombre y apellido del titular")
  await press("Tab")
  await type("4000000000000002")
  await choose("Cuotas", 1)
  await goTo("checkbox", /^Acepto/)
  await press("space", "Return")
  await act("Error", () => page.getByText("Ocurrió un error con el pago").waitFor())
  await read("dialog")
  await press("Escape")
  await goTo("textbox", "Nombre y apellido del titular")
  await press("Tab")
  await press("ctrl+a")
  await type("4242424242424242")
  await sandbox.fault(channel, "sales/enroll", "slow", 1, { ms: 5000 })
  await pressAndHear("Return", "Procesando tu pago")
  await act("voucher", () => page.getByText("¡Tu pago se realizó con éxito!").waitFor({ timeout: 20_000 }))
  expect.soft(saysAmountFirst(await endChapter("payment"))).toBe(true)

  await read()
  await endChapter("success")
})
