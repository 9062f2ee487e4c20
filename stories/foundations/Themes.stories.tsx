import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { Brand } from "../../src/channels/Brand"
import { Badge } from "../../src/components/Badge/Badge"
import { Button } from "../../src/components/Button/Button"
import { Logo } from "../../src/components/Logo/Logo"
import { Scene } from "../../src/components/Scene/Scene"
import { Stamp } from "../../src/components/Stamp/Stamp"
import { brands } from "../brands"
import { Part, Sheet } from "./Sheet"
import styles from "./Themes.module.css"
import { tokensLike } from "./tokens"

const Ramp = ({ like }: { readonly like: RegExp }) => (
  <div className={styles.ramp}>
    {tokensLike(like).map((token) => (
      <div key={token} className={styles.step} style={{ background: `var(${token})` }} />
    ))}
  </div>
)

/** A brand at a glance: wordmark on its first landscape, title, stamp, buttons, night colours, ridge and ramps. */
const Theme = ({ channel, copy, logo, looks }: Pick<Brand, "channel" | "copy" | "logo" | "looks">) => {
  const title = copy.home?.heroes?.[0]?.title
  const [hero] = looks.heroes
  return (
    <article className={styles.theme} data-channel={channel.id} aria-label={channel.brandName}>
      <div className={styles.sky} data-mood={hero.mood}>
        <Scene name={hero.scene} fit="cover" />
        <Logo image={logo} label={channel.brandName} />
      </div>
      <div className={styles.body}>
        <div className={styles.character}>
          <h3 className={styles.title}>{title}</h3>
          <Stamp name="assistance" />
        </div>
        <div className={styles.row}>
          <Button>COTIZAR</Button>
          <Button kind="line">VER DETALLES</Button>
        </div>
        <div className={styles.row}>
          <Badge kind="top">TOP VENTAS</Badge>
          <Badge kind="recommended">RECOMENDADO</Badge>
        </div>
        <div className={styles.night} data-on-dark>
          <span>Noche</span>
          <Button kind="pop" size="small">
            COMPRAR
          </Button>
        </div>
        <div className={styles.ridge}>
          <i />
          <i />
        </div>
        <Ramp like={/^--brand-\d/} />
        <Ramp like={/^--accent-\d/} />
        <Ramp like={/^--glow-\d/} />
      </div>
    </article>
  )
}

const AllThemes = () => (
  <Sheet
    title="Themes"
    lead="Every brand side by side. A theme gives the ramps their colours and moves a role where it must. It also sets the character: corners, edges, weight of titles, shape of buttons and stamps, ridge of the footer, easing. A component reads tokens alone, so that it is right in all if it is right in each extreme: BBVA, BELO, MESSIS and PERSONAL."
  >
    <Part title="Side by side">
      <div className={styles.themes}>
        {brands.map(({ channel, copy, logo, looks }) => (
          <Theme key={channel.id} channel={channel} copy={copy} logo={logo} looks={looks} />
        ))}
      </div>
    </Part>
  </Sheet>
)

const meta = {
  title: "Foundations/Themes",
  component: AllThemes,
  parameters: { layout: "fullscreen", controls: { disable: true } }
} satisfies Meta<typeof AllThemes>
export default meta

export const Themes: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(brands.length)
  }
}
