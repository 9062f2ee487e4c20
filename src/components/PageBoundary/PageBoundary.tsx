import { Component, type ReactNode } from "react"

export type PageBoundaryProps = {
  readonly children: ReactNode
  /** Drawn in the place of children that could not be drawn; what it is given tries them again. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** Keeps what breaks inside it from taking the rest of the portal along; a new `key` starts afresh. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true }
  }

  override state = { broken: false }

  readonly retry = () => this.setState({ broken: false })

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children
  }
}
