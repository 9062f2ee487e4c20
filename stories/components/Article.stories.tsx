import type { Meta, StoryObj } from "@storybook/react-vite"
import { Article } from "../../src/components/Article/Article"

const text = (
  <>
    <p>Este portal ofrece asistencia al viajero. Al usarlo aceptás lo que sigue.</p>
    <section aria-labelledby="titular">
      <h2 id="titular">Quién es el titular</h2>
      <p>
        El portal pertenece a la marca que figura en su dirección. Podés escribirnos desde <a href="#uso">contacto</a>.
      </p>
    </section>
    <section aria-labelledby="uso">
      <h2 id="uso">Cómo se puede usar</h2>
      <p>Usalo para cotizar y contratar para vos y para quienes viajan con vos.</p>
      <ul>
        <li>Los datos que cargás deben ser verdaderos.</li>
        <li>Los precios valen en el momento de la compra.</li>
      </ul>
      <h3>Lo que no está permitido</h3>
      <p>Copiar el contenido con fines comerciales.</p>
    </section>
  </>
)

const meta = {
  title: "Components/Layout/Article",
  component: Article,
  args: { children: text }
} satisfies Meta<typeof Article>
export default meta

export const Playground: StoryObj<typeof meta> = {}
