import { type ComponentType, type LazyExoticComponent, lazy } from "react"

/**
 * A component that loads when it is first drawn; `load` resolves with it. If it is lost, `instead`
 * replaces it for the life of the document; without `instead`, drawing it throws.
 */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await (instead ? load().catch(() => instead) : load()) }))
