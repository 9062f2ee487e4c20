import { type FocusEvent, type MouseEvent, useId, useRef, useState } from "react"
import { Button, type ButtonProps } from "../Button/Button"
import { Icon, type IconName } from "../Icon/Icon"
import { popoverEvents, usePopovers } from "../Popup/useOpening"
import styles from "./Menu.module.css"

export type MenuOption = {
  readonly label: string
  readonly icon?: IconName | undefined
  readonly href?: string | undefined
  readonly onPick?: ((event: MouseEvent) => void) | undefined
}

type OptionProps = MenuOption & { readonly onBlur: (event: FocusEvent) => void }

const Option = ({ label, icon, href, onPick, onBlur }: OptionProps) => {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  return href === undefined ? (
    <button type="button" onClick={onPick} onBlur={onBlur}>
      {content}
    </button>
  ) : (
    <a href={href} onClick={onPick} onBlur={onBlur}>
      {content}
    </a>
  )
}

export type MenuProps = ButtonProps & { readonly options: ReadonlyArray<MenuOption> }

/** A button that opens its options. A choice, Escape, or the focus elsewhere closes them. */
export const Menu = ({ options, ...button }: MenuProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const inPlace = !usePopovers()
  const close = () => (inPlace ? setOpen(false) : list.current?.hidePopover())
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close()
  }
  return (
    <div ref={root}>
      <Button
        size="small"
        iconAfter="caret-down-bold"
        {...button}
        popoverTarget={id}
        onBlur={leave}
        onClick={() => inPlace && setOpen(!open)}
      />
      <ul
        ref={list}
        id={id}
        className={styles.Menu}
        {...(inPlace ? { hidden: !open, "data-open": open } : { popover: "auto", ...popoverEvents() })}
      >
        {[...options.entries()].map(([at, option]) => (
          <li key={at}>
            <Option
              {...option}
              onBlur={leave}
              onPick={(event) => {
                close()
                option.onPick?.(event)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
