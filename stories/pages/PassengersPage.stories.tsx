import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { isElsewhere } from "../../.storybook/elsewhere"
import { pageModes } from "../../.storybook/modes"
import { aProfile } from "../../contracts/fixtures/account"
import { PassengersPage } from "../../src/pages/checkout/PassengersPage"
import { brandOf } from "../brandOf"
import { inWorld } from "../world/inWorld"
import { profileIn } from "../world/residents"
import { ana, dearer, goOn, plansWithCoupon, pricedLongAgo, purchaseOf, tomas } from "./passengersWorld"

const meta = {
  title: "Pages/PassengersPage",
  component: PassengersPage,
  ...inWorld,
  parameters: { layout: "fullscreen", world: purchaseOf(["34"]) }
} satisfies Meta<typeof PassengersPage>
export default meta
type Story = StoryObj<typeof meta>

/** E-mail and phone come from the quote, document type and country are chosen: the rest is left. */
export const Playground: Story = {
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, globals }) => {
    const title = "PASO 2: Información de los pasajeros"
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible()
    const group = await canvas.findByRole("group", { name: "Pasajero 1" })
    await expect(group).toHaveAccessibleDescription(/34 años/)
    await expect(canvas.getByLabelText("Email")).toHaveValue("ana@example.com")
    await expect(canvas.getByLabelText("Teléfono")).toHaveValue("1144445555")
    const { document } = brandOf(globals.channel).channel
    await waitFor(() => expect(canvas.getByLabelText("Tipo de documento")).toHaveDisplayValue(document.toUpperCase()))
    await expect(canvas.getByRole("region", { name: "Tu compra" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "USAR MIS DATOS" })).toBeNull()
  }
}

/** One full and three short forms, each with its age in the heading. */
export const FourPassengers: Story = {
  parameters: { world: purchaseOf(["34", "8", "0", "71"], { kept: { passengers: { main: ana, others: [tomas] } } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("group", { name: "Pasajero 4" })).toHaveAccessibleDescription("71 años")
    await expect(canvas.getByRole("group", { name: "Pasajero 3" })).toHaveAccessibleDescription("0 años")
    await expect(canvas.getAllByLabelText("Nombre")[1]).toHaveValue("Tomás")
    await expect(canvas.getAllByLabelText("Email")).toHaveLength(1)
    const tokens = canvas.getAllByLabelText(/^Teléfono/).map((field) => field.getAttribute("autocomplete"))
    const others = [2, 3, 4].map((passenger) => `section-pasajero${passenger} tel`)
    await expect(tokens).toEqual(["tel", "section-emergencia tel", ...others])
  }
}

/** Who travelled before is on the forms, each by their age, with a way to forget them (OU-19). */
export const TheSameAgain: Story = {
  parameters: {
    world: purchaseOf(["34", "61", "8"], { kept: { companions: { main: ana, others: [tomas] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Completamos los datos de quienes viajaron la otra vez\./)).toBeVisible()
    await expect(canvas.getAllByLabelText("Nombre").map((field) => (field as HTMLInputElement).value)).toEqual([
      "Ana",
      "",
      "Tomás"
    ])
    await expect(canvas.getByRole("checkbox", { name: /^Recordar en este dispositivo/ })).toBeChecked()
    await expect(canvas.getByRole("button", { name: "Borrar mis datos" })).toBeVisible()
  }
}

/**
 * Submitted with errors: shown under each field and above all. The visitor can correct an age that
 * does not match.
 */
export const Wrong: Story = {
  parameters: {
    world: purchaseOf(["34", "8"], {
      kept: {
        passengers: {
          main: { ...ana, phone: "11555501", emergencyName: "Lu" },
          others: [{ ...tomas, birth: "02/05/2016" }]
        }
      }
    })
  },
  play: async ({ canvas }) => {
    await goOn(canvas)
    await expect(await canvas.findByText(/^Revis[áa] 3 datos para continuar\.$/)).toBeVisible()
    await expect(canvas.getByText("La edad no coincide con la fecha de nacimiento.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Actualizar edad y recotizar" })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText("Teléfono", { selector: "[name=p1-phone]" })).toHaveFocus())
    await userEvent.click(canvas.getByRole("link", { name: "fecha de nacimiento del pasajero 2" }))
    await expect(canvas.getByLabelText("Fecha de nacimiento", { selector: "[name=p2-birth]" })).toHaveFocus()
  }
}

/**
 * A passport with letters is sold by phone. A note beside the type says so as soon as it is chosen.
 */
export const Passport: Story = {
  parameters: {
    world: purchaseOf(["34"], {
      lookups: {
        documentTypes: [
          { id: "1", name: "DNI" },
          { id: "4", name: "PASAPORTE" }
        ]
      }
    })
  },
  play: async ({ canvas, globals }) => {
    const type = await canvas.findByLabelText("Tipo de documento")
    await canvas.findByRole("option", { name: "PASAPORTE" })
    await expect(type).toHaveAccessibleDescription("")
    await userEvent.selectOptions(type, "PASAPORTE")
    const [phone] = brandOf(globals.channel).channel.phones
    await expect(type).toHaveAccessibleDescription(expect.stringContaining(`manos: ${phone}.`))
  }
}

/**
 * A date in words becomes digits; the year that the age tells, and the DNI or RUT after its name, are
 * offered by a button (PA-10, VA-10).
 */
export const AsHeld: Story = {
  play: async ({ canvas, globals }) => {
    const birth = await canvas.findByLabelText("Fecha de nacimiento")
    await userEvent.type(birth, "3 de marzo de 1985")
    await expect(birth).toHaveValue("03/03/1985")
    await userEvent.clear(birth)
    await userEvent.type(birth, "1/2/92{Tab}")
    await userEvent.click(await canvas.findByRole("button", { name: "Usar 01/02/1992" }))
    await expect(birth).toBeValid()
    const { document } = brandOf(globals.channel).channel
    const [typed, meant] = document === "rut" ? ["RUN 12.345.678-5", "12.345.678-5"] : ["20-28456711-1", "28456711"]
    const field = canvas.getByLabelText(document === "rut" ? "RUT" : "Número de documento")
    await userEvent.click(field)
    await userEvent.paste(typed)
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole("button", { name: `Usar ${meant}` }))
    await expect(field).toHaveValue(meant)
    await expect(field).toBeValid()
  }
}

/** A registered visitor fills the first form with the profile's data. */
export const LoggedIn: Story = {
  parameters: {
    world: purchaseOf(["34"], {
      visit: { session: { email: "ana@example.com", verified: true } },
      account: { profile: { ...aProfile, birth: "1992-03-14" } }
    })
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "USAR MIS DATOS" }))
    await waitFor(() => expect(canvas.getByLabelText("Apellido")).toHaveValue("Martínez"))
    await waitFor(() => expect(canvas.getByLabelText("Fecha de nacimiento")).toHaveValue("14/03/1992"))
    const { province } = profileIn(brandOf(globals.channel).channel)
    await waitFor(() => expect(canvas.getByLabelText(/^(Provincia|Región)$/)).toHaveDisplayValue(province))
  }
}

/** A valid coupon, under the toolbar's network. */
export const CouponApplied: Story = {
  parameters: { playedUnder: ["network"], world: purchaseOf(["34"], { quotes: { plans: plansWithCoupon } }) },
  play: async ({ canvas, globals }) => {
    await userEvent.type(await canvas.findByLabelText("Cupón de descuento"), "VIAJE10{Enter}")
    if (isElsewhere(globals)) return
    await expect(await canvas.findByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
    await expect(canvas.getByText("CUPON 10 % OFF")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Quitar cupón" })).toBeVisible()
  }
}

/** The operator switched coupons off: the cart offers no field for one (OU-21). */
export const CouponsOff: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: { ...purchaseOf(["34"]), switches: { coupons: false } } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 })
    await waitFor(() => expect(canvas.queryByLabelText(/cupón/i)).toBeNull())
  }
}

/** A blank code is refused beside the field; a refusal of the provider appears in a modal too. */
export const CouponRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "APLICAR" }))
    const field = canvas.getByLabelText("Cupón de descuento")
    await waitFor(() => expect(field).toHaveAccessibleDescription("Este campo es obligatorio."))
    await userEvent.type(field, "NADA{Enter}")
    const modal = await canvas.findByRole("dialog", { name: "Cupón de Descuento" })
    await expect(modal).toHaveTextContent("EL CUPON NO ES VALIDO")
    await expect(field).toHaveAccessibleDescription("EL CUPON NO ES VALIDO")
  }
}

const soldByProducer = purchaseOf(["34"], {
  cart: { ...purchaseOf([]).cart, producer: { sold: true, code: "" } },
  channel: { producer: { soldByDefault: true } },
  kept: { passengers: { main: ana, others: [] } }
})

/** A card number in another field: the field says so, and CONTINUAR leads to it (VA-08). */
export const CardNumberElsewhere: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: soldByProducer },
  play: async ({ canvas }) => {
    const fields = { "Cupón de descuento": "{Enter}", Dirección: "{Tab}", "Código de productor": "{Tab}" }
    for (const [label, leave] of Object.entries(fields)) {
      const field = await canvas.findByLabelText(label)
      await userEvent.type(field, `{Control>}a{/Control}4242 4242 4242 4242${leave}`)
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Esto parece un número de tarjeta/))
    }
    await goOn(canvas)
    await waitFor(() => expect(canvas.getByLabelText("Dirección")).toHaveFocus())
  }
}

/** The producer's code is missing: a modal and the field say so. */
export const ProducerMissing: Story = {
  parameters: { world: soldByProducer },
  play: async ({ canvas }) => {
    await goOn(canvas)
    const modal = await canvas.findByRole("dialog", { name: "Código de Productor" })
    const text =
      "Por favor, ingresa el código del productor. Este campo es obligatorio si seleccionaste 'SI' en 'Me vendió un productor'."
    await expect(modal).toHaveTextContent(text)
    await expect(canvas.getByLabelText("Código de productor")).toBeInvalid()
  }
}

/** The lists failed to load: the page still works, and each list has a retry button. */
export const ListsLost: Story = {
  parameters: { world: purchaseOf(["34"], { lookups: { lost: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No pudimos cargar los tipos de documento.")).toBeVisible()
    await expect(await canvas.findByText("No pudimos cargar los países.")).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: "Reintentar" })).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText("Apellido"), "Martínez")
    await expect(canvas.getByLabelText("Apellido")).toHaveValue("Martínez")
  }
}

/** A country's provinces failed to load; the other lists work. */
export const ProvincesLost: Story = {
  parameters: { chromatic: { disableSnapshot: true }, world: purchaseOf(["34"], { lookups: { lost: "provinces" } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No pudimos cargar las (provincias|regiones)\.$/)).toBeVisible()
    await expect(canvas.getAllByRole("button", { name: "Reintentar" })).toHaveLength(1)
    await expect(canvas.getByLabelText("País")).not.toHaveValue("")
  }
}

/** The price has changed: the purchase goes on only if the buyer accepts. */
export const PriceChanged: Story = {
  parameters: { world: pricedLongAgo(dearer) },
  play: async ({ canvas }) => {
    const modal = await canvas.findByRole("dialog", { name: "El precio de tu plan cambió" })
    await expect(modal).toHaveTextContent(/Antes.*185\.035.*Ahora.*195\.035/)
    await waitFor(() => expect(within(modal).getByRole("link", { name: "Cambiar plan" })).toBeVisible())
  }
}

/** The plan is no longer on sale. All input stays. */
export const PlanGone: Story = {
  parameters: { world: pricedLongAgo([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Este plan ya no está a la venta/)).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Ver otros planes" })).toBeVisible()
  }
}

export const Loading: Story = {
  parameters: { world: purchaseOf(["34"], { visit: { undecided: true } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Buscando tu compra…")).toBeInTheDocument()
    await expect(canvas.queryByRole("group", { name: "Pasajero 1" })).toBeNull()
  }
}
