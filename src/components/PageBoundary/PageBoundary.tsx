import { Component, type ReactNode } from "react"

export type PageBoundaryProps = {
  /** What may fail to render. */
  readonly children: ReactNode
  /** Replaces what broke; `retry` renders it again. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** Contains a render error, so that the rest of the portal keeps working. A new `key` resets it. */
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
