import { pairs, ratioOf } from "./contrast"
import { Measured, rgbOf } from "./Measured"
import { Name } from "./Sheet"
import styles from "./Themes.module.css"

type PairProps = { readonly front: string; readonly back: string; readonly least: number }

/** Two colours as painted in the surrounding channel, with their contrast ratio. */
const Pair = ({ back, front, least }: PairProps) => {
  const read = (around: HTMLElement) => {
    const { backgroundColor, color } = getComputedStyle(around.firstElementChild ?? around)
    const ratio = ratioOf(rgbOf(color), rgbOf(backgroundColor))
    return `${ratio >= least ? "" : "too little: "}${ratio.toFixed(2)}`
  }
  const paint = { color: `var(${front})`, background: `var(${back})` }
  return (
    <span className={styles.pair}>
      <span className={styles.sample} style={paint} aria-hidden="true">
        {least >= 4.5 ? "Aa" : <span className={styles.ring} />}
      </span>
      <Measured read={read} />
    </span>
  )
}

/** Every colour pair in every channel. */
export const ContrastTable = ({ channels }: { readonly channels: ReadonlyArray<string> }) => (
  <section className={styles.scroll} aria-label="Contrast, pair by pair">
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">At least</th>
          {channels.map((id) => (
            <th key={id} scope="col">
              <a href={`#theme-${id}`}>{id}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back, least]) => (
          <tr key={front + back}>
            <th scope="row">
              <Name>{front}</Name> on <Name>{back}</Name>
            </th>
            <td>{least}</td>
            {channels.map((id) => (
              <td key={id} data-channel={id}>
                <Pair front={front} back={back} least={least} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
