import { useState } from "react"
import { Badge } from "../Badge/Badge"
import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import { Dialog } from "../Dialog/Dialog"
import styles from "./ConsentDialog.module.css"

export interface ConsentPurpose {
  readonly label: string
  readonly text: string
}

export interface ConsentDialogWords {
  readonly title: string
  /** A sentence under the title. */
  readonly lead: string
  /** Names the cross. */
  readonly close: string
  /** What always runs. The dialog lists it without a checkbox. */
  readonly necessary: ConsentPurpose & { readonly always: string }
  /** Of the button that allows nothing. */
  readonly refuse: string
  /** Of the button that allows what is ticked. */
  readonly save: string
  /** Under the list: what the choice means today. */
  readonly note: string
}

export type ConsentDialogProps<Group extends string> = {
  readonly open: boolean
  /** Title, lead and note, names of the buttons, and what always runs. */
  readonly words: ConsentDialogWords
  /** What the visitor may allow: a checkbox each. */
  readonly purposes: ReadonlyArray<ConsentPurpose & { readonly group: Group }>
  /** Groups allowed before. */
  readonly allowed: ReadonlyArray<Group>
  /** Receives the groups now allowed; none after a refusal. */
  readonly onChoose: (allowed: ReadonlyArray<Group>) => void
  /** Escape, a press outside or a button asks to close: set `open` to false. */
  readonly onClose: () => void
}

/**
 * The portal's preference centre. It ticks only what the visitor allowed before; refusing takes as
 * many presses as saving (CO-03).
 */
export const ConsentDialog = <Group extends string>(props: ConsentDialogProps<Group>) => {
  const { allowed, onChoose, onClose, open, purposes, words } = props
  const [ticked, setTicked] = useState(allowed)
  const actions = (
    <>
      <Button kind="line" onClick={() => onChoose([])}>
        {words.refuse}
      </Button>
      <Button onClick={() => onChoose(ticked)}>{words.save}</Button>
    </>
  )
  return (
    <Dialog
      title={words.title}
      lead={words.lead}
      closeLabel={words.close}
      open={open}
      onClose={onClose}
      actions={actions}
    >
      <ul className={styles.ConsentDialog}>
        <li>
          <p className={styles.always} data-cluster>
            <strong>{words.necessary.label}</strong> <Badge kind="recommended">{words.necessary.always}</Badge>
          </p>
          <p className={styles.text}>{words.necessary.text}</p>
        </li>
        {purposes.map(({ group, label, text }) => (
          <li key={group}>
            <Checkbox
              label={<strong>{label}</strong>}
              checked={ticked.includes(group)}
              onChange={(checked) =>
                setTicked([...ticked.filter((other) => other !== group), ...(checked ? [group] : [])])
              }
            />
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </Dialog>
  )
}
