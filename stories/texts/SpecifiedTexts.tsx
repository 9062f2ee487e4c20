import { useId, useState } from "react"
import { FieldRow } from "../../src/components/FieldRow/FieldRow"
import { SearchField } from "../../src/components/SearchField/SearchField"
import { SelectField } from "../../src/components/SelectField/SelectField"
import { type SpecifiedTexts as Specified, specifiedTexts } from "../../tests/texts/specified"
import { brands } from "../brands"
import { Sheet } from "../foundations/Sheet"
import styles from "./SpecifiedTexts.module.css"

const ids = brands.map(({ channel }) => channel.id)
const screens = [...new Set(specifiedTexts.map(({ screen }) => screen))]
const optionsOf = (values: ReadonlyArray<string>, label = (value: string) => value) =>
  values.map((value) => ({ value, label: label(value) }))

interface Filter {
  readonly words: string
  readonly screen: string
  readonly channel: string
}

/** The lines that pass a filter, each with the texts that pass. */
const filtered = ({ channel, screen, words }: Filter): ReadonlyArray<Specified> =>
  specifiedTexts.flatMap((line) => {
    if (screen !== "" && line.screen !== screen) return []
    if (channel !== "" && !(line.channels ?? ids).includes(channel)) return []
    const texts = line.texts.filter((text) => text.toLowerCase().includes(words.trim().toLowerCase()))
    return texts.length > 0 ? [{ ...line, texts }] : []
  })

const manager = (story: string, channel: string) => `./?path=/story/${story}&globals=channel:${channel}`

type LineProps = { readonly line: Specified; readonly channel: string; readonly fallback: string }

const Line = ({ channel, fallback, line }: LineProps) => {
  const { channels, clause, lookIn, story, texts } = line
  const shownIn = channel || (lookIn ?? channels)?.[0] || fallback
  return (
    <li className={styles.line}>
      <ul className={styles.texts} lang="es">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles.where}>
        <span>{clause}</span>
        <span>{channels && channels.length < ids.length ? channels.join(", ").toUpperCase() : "every channel"}</span>
        <a href={manager(story, shownIn)} target="_top">
          {story}
        </a>
      </p>
    </li>
  )
}

const Screen = (
  props: { readonly name: string; readonly lines: ReadonlyArray<Specified> } & Omit<LineProps, "line">
) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.screen} id={id}>
        {props.name}
      </h2>
      <ul className={styles.lines}>
        {props.lines.map((line) => (
          <Line
            key={line.story + line.clause + line.texts.join() + line.channels?.join()}
            line={line}
            channel={props.channel}
            fallback={props.fallback}
          />
        ))}
      </ul>
    </section>
  )
}

/** Every text of the specification, with its requirement, channels and a story that shows it. */
export const SpecifiedTexts = ({ shown }: { readonly shown: string }) => {
  const [filter, setFilter] = useState<Filter>({ words: "", screen: "", channel: "" })
  const set = (name: keyof Filter) => (value: string) => setFilter((before) => ({ ...before, [name]: value }))
  const lines = filtered(filter)
  const count = lines.reduce((sum, { texts }) => sum + texts.length, 0)
  return (
    <Sheet
      title="Specified texts"
      lead="Each text that the specification gives, with the story that shows it. The tests open these stories and fail where a text is not to be seen; what channels say alike is looked for in some of them. Braces stand for what is filled in, dots at an end for what goes on there."
    >
      <div className={styles.filter}>
        <SearchField
          label="Search the texts"
          placeholder="any words"
          value={filter.words}
          onChange={set("words")}
          status={`${count} texts`}
          clearLabel="Clear"
        />
        <FieldRow columns="halves">
          <SelectField
            label="Screen"
            name="screen"
            placeholder="Every screen"
            value={filter.screen}
            onChange={set("screen")}
            options={optionsOf(screens)}
          />
          <SelectField
            label="Channel"
            name="channel"
            placeholder="Every channel"
            value={filter.channel}
            onChange={set("channel")}
            options={optionsOf(ids, (id) => id.toUpperCase())}
          />
        </FieldRow>
      </div>
      {screens
        .map((name) => ({ name, lines: lines.filter(({ screen }) => screen === name) }))
        .filter((screen) => screen.lines.length > 0)
        .map((screen) => (
          <Screen key={screen.name} {...screen} channel={filter.channel} fallback={shown} />
        ))}
    </Sheet>
  )
}
