import { useState } from "react"
import { Icon } from "../Icon/Icon"
import { SearchInput } from "../SearchField/SearchInput"
import styles from "./PlaceSearch.module.css"

export type PlaceShown = {
  readonly name: string
  /** How many places the name joins, as in 'Miami y Roma'. */
  readonly count: number
  /** The destination that it lies in; undefined: it is not sold. */
  readonly destination: string | undefined
}

/** Undefined while the places are on their way. */
export type FindPlaces = (typed: string) => ReadonlyArray<PlaceShown> | undefined

export type PlaceSearchWords = {
  readonly label: string
  readonly hint: string
  readonly clear: string
  /** Stands before the destination, as in 'Cancún está en'. */
  readonly isIn: (place: string, count: number) => string
  readonly unsold: (place: string) => string
  readonly unknown: string
  /** Introduces the list of destinations. */
  readonly regions: string
}

export type PlaceSearchProps = {
  readonly words: PlaceSearchWords
  readonly findPlaces: FindPlaces
  /** Each key: time to load the places. */
  readonly onType: () => void
  /** The destinations are not here yet. */
  readonly waiting: boolean
  /** The visitor takes the destination of a place. */
  readonly onTake: (destination: string) => void
}

/** Names the destination of a typed place, and takes it by a press or Enter (OU-place-by-name). */
export const PlaceSearch = ({ words, findPlaces, waiting, onType, onTake }: PlaceSearchProps) => {
  const [typed, setTyped] = useState("")
  const found = typed.trim().length < 2 ? undefined : findPlaces(typed)
  const answers = found?.flatMap(({ destination, ...place }) => (destination ? { ...place, destination } : [])) ?? []
  const [unsold] = found ?? []
  const nowhere = unsold ? words.unsold(unsold.name) : words.unknown
  return (
    <search className={styles.PlaceSearch} data-stack>
      <SearchInput
        label={words.label}
        placeholder={words.hint}
        clearLabel={words.clear}
        value={typed}
        disabled={waiting}
        onChange={(text) => {
          setTyped(text)
          onType()
        }}
        onEnter={() => answers[0] && onTake(answers[0].destination)}
      />
      <div role="status" className={styles.status}>
        {answers.length > 0 ? (
          <div className={styles.answers} data-stack data-answers>
            {answers.map(({ name, count, destination }) => (
              <button key={name} type="button" className={styles.place} data-row onClick={() => onTake(destination)}>
                <span>
                  {words.isIn(name, count)} <strong>{destination}</strong>
                </span>
                <Icon name="arrow-right-bold" />
              </button>
            ))}
          </div>
        ) : (
          <p data-hint>{found ? nowhere : words.regions}</p>
        )}
      </div>
    </search>
  )
}
