import type { ComponentPropsWithRef, MouseEvent } from "react"
import { Icon, type IconName } from "../Icon/Icon"
import styles from "./Button.module.css"

type Look = {
  readonly children: string
  /**
   * primary: the main action of a view · pop: on night scenes · line, ghost: second and third ·
   * ink: outlined in the text colour
   */
  readonly kind?: "primary" | "pop" | "line" | "ghost" | "ink" | undefined
  /** small: within a row · large: the main action of a form. Default: normal. */
  readonly size?: "small" | "normal" | "large" | undefined
  /** As wide as its parent. */
  readonly block?: boolean | undefined
  /** Before the words. */
  readonly icon?: IconName | undefined
  /** After the words. */
  readonly iconAfter?: IconName | undefined
}
/** Where a link leads, in words. `onClick` runs before the browser follows it. */
export type LinkTo = Pick<ComponentPropsWithRef<"a">, "onClick"> & { readonly label: string; readonly href: string }

type Unstyled = "className" | "style" | "children"

export type ButtonProps = Look &
  Omit<ComponentPropsWithRef<"button">, Unstyled | "type"> & {
    /** Its action is under way. */
    readonly loading?: boolean | undefined
    /** Default: button, which submits no form. */
    readonly type?: "button" | "submit" | undefined
  }

const Content = ({ children, icon, iconAfter }: Look) => (
  <span className={styles.content}>
    {icon && <Icon name={icon} />}
    {children}
    {iconAfter && <Icon name={iconAfter} />}
  </span>
)

/**
 * A native button in the channel's style. While `loading` it keeps its width and focus, ignores
 * presses and tells screen readers so (`aria-busy`, `aria-disabled`).
 */
export const Button = (props: ButtonProps) => {
  const { children, kind = "primary", size = "normal", block, icon, iconAfter, loading, type, onClick, ...rest } = props
  const onPress = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={styles.Button}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={onPress}
    >
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  )
}

/** A link styled as a button. It navigates; for an action use Button. */
export const LinkButton = (
  props: Look & Omit<ComponentPropsWithRef<"a">, Unstyled | "href"> & { readonly href: string }
) => {
  const { children, kind = "primary", size = "normal", block, icon, iconAfter, ...rest } = props
  return (
    <a {...rest} className={styles.Button} data-kind={kind} data-size={size} data-block={block || undefined}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </a>
  )
}
