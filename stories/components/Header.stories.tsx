import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { LinkButton } from "../../src/components/Button/Button"
import { Header } from "../../src/components/Header/Header"
import { Hero } from "../../src/components/Hero/Hero"
import { shell } from "../../src/copy/shell"
import { brandShown } from "./brandShown"

const meta = {
  title: "Components/Layout/Header",
  component: Header,
  // The brand switch gives them.
  argTypes: { logo: { control: false }, brand: { control: false } },
  parameters: { layout: "fullscreen" },
  args: {
    kind: "solid",
    logo: { href: "", width: 121, height: 54 },
    brand: "",
    tagline: "Tu portal de asistencia al viajero",
    contact: "0800 555 0143 · Lunes a viernes de 8:00 a 20:00",
    legal: [
      { label: "Botón de arrepentimiento", href: "/arrepentimiento" },
      { label: "Botón baja de servicio", href: "/bajaservicio" }
    ],
    menu: [
      { label: "HOME", href: "/", current: true },
      { label: "COTIZAR", href: "/#cotizar" },
      { label: "PRODUCTOS", href: "/#productos" },
      { label: "FAQs", href: "/faqs" },
      { label: "CONTACTO", href: "/contacto" }
    ],
    reach: [
      { label: "0800 555 0143", href: "tel:08005550143", icon: "phone" },
      { label: "WhatsApp", href: "https://whatsapp.example/viajes", icon: "whatsapp-logo", away: true }
    ],
    account: (look) => (
      <LinkButton kind={look === "drawer" ? "primary" : look} block={look === "drawer"} href="/login">
        ENTRAR
      </LinkButton>
    ),
    footHref: "#pie",
    words: shell.header,
    onNavigate: fn((_href, event) => event.preventDefault())
  },
  render: (args, context) => {
    const { logo, brand, night } = brandShown(context)
    return (
      <>
        <Header {...args} logo={logo} brand={brand} night={args.night ?? night} />
        {args.kind === "over" && (
          <Hero kind="full" scene="patagonia" mood={args.mood ?? "alba"} lines={["Viajá lejos", "viajá tranquilo"]} />
        )}
        <main style={{ blockSize: "150vh" }} />
      </>
    )
  }
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

/** On the page's own ground the bar is whole at every scroll. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole("link", { name: /^Inicio/ }).closest("[data-solid], [data-night]")
    for (const scroll of [140, 100, 60, 0]) {
      window.scrollTo(0, scroll)
      await waitFor(() => expect(window.scrollY).toBe(scroll))
      await expect(bar?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      if (scroll === 140) await expect(bar?.getBoundingClientRect().top).toBe(0)
    }
    const contact = canvas.queryByRole("link", { name: "CONTACTO" })
    if (!contact) return
    await userEvent.click(contact)
    await expect(args.onNavigate).toHaveBeenCalledWith("/contacto", expect.anything())
  }
}
/** Transparent at 100 px of scroll; at 101 px opaque and sticky (SH-06). */
export const OverAlba: Story = {
  args: { kind: "over", mood: "alba" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("link", { name: /^Inicio/ }).closest("[data-mood], [data-solid], [data-night]")
    window.scrollTo(0, 100)
    await waitFor(() => expect(window.scrollY).toBe(100))
    await expect(bar).not.toHaveAttribute("data-solid")
    window.scrollTo(0, 101)
    await waitFor(() => expect(canvas.getByRole("banner")).toHaveAttribute("data-scrolled"))
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByRole("banner")).not.toHaveAttribute("data-scrolled"))
  }
}
export const OverNoche: Story = { args: { kind: "over", mood: "noche" } }
export const Night: Story = { args: { night: true } }

/** Four legal links, as one country requires. */
export const ManyLegalLinks: Story = {
  args: {
    legal: [
      { label: "Botón de arrepentimiento", href: "/arrepentimiento" },
      { label: "Botón baja de servicio", href: "/bajaservicio" },
      { label: "Defensa del consumidor", href: "https://consumidor.example", away: true },
      { label: "Solicitar asistencia", href: "/solicitarasistencia" }
    ]
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Defensa del consumidor" })).toHaveAttribute("rel", "noopener")
  }
}

export const WithoutLegalLinks: Story = {
  args: { legal: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("navigation", { name: "Trámites legales" })).toBeNull()
}

export const MobileMenu: Story = {
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas, args }) => {
    const burger = canvas.getByRole("button", { name: "Abrir menú" })
    await userEvent.click(burger)
    const drawer = within(await canvas.findByRole("dialog", { name: "Principal" }))
    await expect(drawer.getByRole("link", { name: "ENTRAR" })).toBeVisible()
    await expect(drawer.getByRole("link", { name: "Botón de arrepentimiento" })).toBeVisible()
    await userEvent.click(drawer.getByRole("link", { name: "FAQs" }))
    await expect(args.onNavigate).toHaveBeenCalledWith("/faqs", expect.anything())
    await waitFor(() => expect(burger).toHaveFocus())
    await userEvent.click(burger)
    await expect(await canvas.findByRole("dialog", { name: "Principal" })).toBeVisible()
  }
}
