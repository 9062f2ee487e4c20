import { type KeyboardEvent, type MouseEvent, useState } from "react"
import { late, useLoaded } from "../../hydration/late"
import { IconLink } from "../IconButton/IconButton"
import type { MenuDrawerProps } from "./MenuDrawer"

const MenuDrawer = late(async () => (await import("./MenuDrawer")).MenuDrawer)

export type BurgerProps = Omit<MenuDrawerProps, "open" | "onClose"> & {
  readonly openLabel: string
  /**
   * Anchor of the same links. The press leads there without JavaScript, or if the drawer fails to
   * load.
   */
  readonly fallback: string
}

/**
 * Opens the drawer on a phone. Pointer or focus loads the drawer; the press loads it again after a
 * failure.
 */
export const Burger = ({ openLabel, fallback, ...drawer }: BurgerProps) => {
  const [open, setOpen] = useState(false)
  const Drawer = useLoaded(MenuDrawer)
  const reach = () => void MenuDrawer()
  const press = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
    MenuDrawer().catch(() => {
      setOpen(false)
      location.assign(fallback)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== " ") return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <>
      <IconLink
        label={openLabel}
        icon="list-bold"
        href={fallback}
        role="button"
        aria-haspopup="dialog"
        onPointerEnter={reach}
        onFocus={reach}
        onClick={press}
        onKeyDown={onKeyDown}
      />
      {Drawer && <Drawer {...drawer} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
