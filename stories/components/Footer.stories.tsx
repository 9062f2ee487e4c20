import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Footer } from "../../src/components/Footer/Footer"
import { brandShown } from "./brandShown"

const meta = {
  title: "Components/Layout/Footer",
  component: Footer,
  // The brand switch gives them.
  argTypes: { logo: { control: false }, brand: { control: false } },
  parameters: { layout: "fullscreen" },
  args: {
    id: "pie",
    logo: { href: "", width: 121, height: 54 },
    brand: "",
    onNavigate: fn((_, event) => event.preventDefault()),
    onReach: fn(),
    homeLabel: "Inicio",
    contactTitle: "Atención y ventas",
    phones: [{ label: "0800 555 0143", href: "tel:08005550143" }],
    hours: "Lunes a viernes de 8:00 a 20:00",
    social: [
      { label: "Instagram", href: "#instagram", icon: "instagram-logo" },
      { label: "Facebook", href: "#facebook", icon: "facebook-logo" },
      { label: "LinkedIn", href: "#linkedin", icon: "linkedin-logo" },
      { label: "WhatsApp", href: "#whatsapp", icon: "whatsapp-logo" }
    ],
    columns: [
      {
        title: "Asistencia al viajero",
        links: [
          { label: "Cotizar", href: "/#cotizar" },
          { label: "Productos", href: "/#productos" },
          { label: "Preguntas frecuentes", href: "/faqs" },
          { label: "Contacto", href: "/contacto" }
        ]
      },
      {
        title: "Legales",
        links: [
          { label: "Términos y condiciones", href: "#terminos" },
          { label: "Privacidad", href: "#privacidad" },
          { label: "Políticas de cookies", href: "#cookies" },
          { label: "Aviso legal", href: "#aviso" }
        ]
      },
      {
        title: "Defensa de las y los consumidores",
        links: [
          { label: "Botón de arrepentimiento", href: "/arrepentimiento" },
          { label: "Botón baja de servicio", href: "/bajaservicio" },
          { label: "Para reclamos, ingresá aquí", href: "#reclamos" }
        ]
      }
    ],
    closing: [
      "© 2026 · Tu portal de asistencia al viajero",
      "Las coberturas están sujetas a los términos y condiciones de cada plan."
    ]
  },
  render: (args, context) => {
    const { logo, brand } = brandShown(context)
    return <Footer {...args} logo={logo} brand={brand} />
  }
} satisfies Meta<typeof Footer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("link", { name: "0800 555 0143" })).toBeVisible()
    const link = canvas.getByRole("link", { name: "Preguntas frecuentes" })
    await userEvent.click(link)
    await expect(args.onReach).toHaveBeenCalledWith("/faqs")
    await expect(args.onNavigate).toHaveBeenCalledWith("/faqs", expect.anything())
    link.blur()
  }
}
export const SunkenPage: Story = { args: { above: "sunken" } }
export const UnderALandscape: Story = { args: { above: "scene" } }
export const SeveralPhones: Story = {
  args: {
    hours: undefined,
    social: undefined,
    contactTitle: undefined,
    phones: [
      { what: "Desde el exterior", label: "+54 11 5555 0143", href: "tel:+541155550143" },
      { what: "Desde Argentina", label: "0810 555 0143", href: "tel:08105550143" },
      { what: "WhatsApp", label: "+54 9 11 5555 0144", href: "https://whatsapp.example/5491155550144" }
    ]
  }
}

export const WithChat: Story = {
  args: { chat: { label: "Chatear", href: "https://chat.example" } },
  globals: { viewport: { value: "w390", isRotated: false } }
}
