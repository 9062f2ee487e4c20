import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import type { SceneName } from "../../styles/looks"
import { Button } from "../Button/Button"
import { FieldError } from "../FieldError/FieldError"
import { Popup, type PopupHandle, type PopupProps } from "../Popup/Popup"
import radio from "../RadioTiles/Radio.module.css"
import { LazyScene } from "../Scene/LazyScene"
import { drawings } from "../Scene/Scene"
import styles from "./DestinationPopup.module.css"
import { type FindPlaces, PlaceSearch, type PlaceSearchWords } from "./PlaceSearch"

export type DestinationOption = {
  readonly name: string
  /** Its landscape; one without a drawing here looks out of an aeroplane. */
  readonly scene: string
}

const isDrawn = (scene: string): scene is SceneName => Object.hasOwn(drawings, scene)

export type Destinations =
  | { readonly is: "loading" }
  | { readonly is: "ready"; readonly options: ReadonlyArray<DestinationOption> }
  | { readonly is: "failed" }

export type DestinationPopupWords = {
  /** Shown until the list is here. */
  readonly loading: string
  /** Shown if the list does not come. */
  readonly failed: string
  readonly retry: string
  readonly close: string
  readonly places: PlaceSearchWords
}

export type DestinationPopupProps = Pick<PopupProps, "id" | "label" | "led" | "openAtOnce"> & {
  /** Says that the list loads or failed; names of the buttons to retry and to close. */
  readonly words: DestinationPopupWords
  /** The list, or how its loading fares. */
  readonly destinations: Destinations
  readonly findPlaces: FindPlaces
  /** The visitor types a place: time to load the places. */
  readonly onTypePlace: () => void
  /** Name of the chosen one; empty before. */
  readonly value: string
  /** Receives the name, also while arrow keys move the choice. */
  readonly onChange: (name: string) => void
  /** The list is wanted: at the opening, and to try again. */
  readonly onLoad: () => void
}

/** The landscape of a destination, small. */
export const DestinationPicture = ({ scene }: Pick<DestinationOption, "scene">) => (
  <span className={styles.picture} data-scenery data-mood="alba">
    <LazyScene name={isDrawn(scene) ? scene : "ventana"} fit="thumb" />
  </span>
)

type Group = Pick<DestinationPopupProps, "label" | "value" | "onChange"> & {
  readonly options: ReadonlyArray<DestinationOption>
  readonly onDecide: () => void
}

/**
 * A click, Space or Enter decides (QB-03). Arrow keys only move the choice, although the browser
 * fires a click for them too.
 */
const Options = ({ label, value, options, onChange, onDecide }: Group) => {
  const name = useId()
  const moving = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    moving.current = event.key.startsWith("Arrow")
  }
  // Space on the chosen option fires no click.
  const onKeyUp = (event: KeyboardEvent) => {
    moving.current = false
    if (event.key !== " " || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onChange(event.target.value)
    onDecide()
  }
  return (
    <div className={styles.options} role="radiogroup" aria-label={label} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      {options.map((option, index) => (
        <label key={option.name} className={styles.option} data-row>
          <DestinationPicture {...option} />
          {option.name}
          <input
            type="radio"
            className={radio.Radio}
            name={name}
            value={option.name}
            checked={option.name === value}
            onChange={() => onChange(option.name)}
            onClick={() => !moving.current && onDecide()}
            // The focus begins on the list as without the box above it, which would raise a keyboard.
            data-first={(value ? option.name === value : index === 0) || undefined}
          />
        </label>
      ))}
    </div>
  )
}

/** Chooses a destination by one press on its picture and name. */
export const DestinationPopup = (props: DestinationPopupProps) => {
  const { id, label, words, destinations, findPlaces, value, onChange, onLoad } = props
  const popup = useRef<PopupHandle>(null)
  const decide = () => popup.current?.close()
  const take = (destination: string) => {
    onChange(destination)
    decide()
  }
  useEffect(() => {
    if (destinations.is === "ready") popup.current?.settle()
  }, [destinations.is])
  const enter = () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLInputElement) || focused.type !== "radio") return
    onChange(focused.value)
    decide()
  }
  return (
    <Popup {...props} ref={popup} closeLabel={words.close} size="snug" onOpen={onLoad} onEnter={enter}>
      <div className={styles.DestinationPopup}>
        <PlaceSearch
          words={words.places}
          findPlaces={findPlaces}
          waiting={destinations.is !== "ready"}
          onType={props.onTypePlace}
          onTake={take}
        />
        <div className={styles.list} data-stack aria-busy={destinations.is === "loading"}>
          {destinations.is === "loading" && (
            <p className={styles.loading} role="status">
              {words.loading}
            </p>
          )}
          {destinations.is === "failed" && (
            <div className={styles.failed} role="alert">
              <FieldError id={`${id}-failed`}>{words.failed}</FieldError>
              <Button kind="line" icon="arrow-clockwise-bold" data-first onClick={onLoad}>
                {words.retry}
              </Button>
            </div>
          )}
          {destinations.is === "ready" && (
            <Options label={label} value={value} options={destinations.options} onChange={onChange} onDecide={decide} />
          )}
        </div>
      </div>
    </Popup>
  )
}
