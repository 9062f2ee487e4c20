import { deployedIn, isMain, type Published, resultOf, type Store, versionsIn } from "./store"

/** Which pacts a provider wants to verify, as its verifier asks. */
export interface Wanted {
  readonly consumerVersionSelectors?: ReadonlyArray<{
    readonly mainBranch?: boolean
    readonly deployedOrReleased?: boolean
    readonly deployed?: boolean
    readonly matchingBranch?: boolean
    readonly branch?: string
    readonly latest?: boolean
  }>
  readonly providerVersionBranch?: string
  readonly includePendingStatus?: boolean
  readonly includeWipPactsSince?: string
}

/** A pact to verify. A pending one fails no build. */
export interface Selected {
  readonly pact: Published
  readonly pending: boolean
  readonly wip: boolean
}

/** The newest pact of each branch, newest last. */
const heads = (pacts: ReadonlyArray<Published>): ReadonlyArray<Published> =>
  pacts.filter(
    (one) => one === pacts.findLast(({ branch, consumer }) => branch === one.branch && consumer === one.consumer)
  )

/** Whether a version of a branch has kept this content. */
const isKeptIn = (store: Store, pact: Published, branch: string | undefined) =>
  versionsIn(
    store,
    pact.provider,
    (one) => one === branch || (branch === undefined && isMain(store, pact.provider, one))
  ).some((version) => resultOf(store, pact, version)?.success)

/** The pacts of a provider to verify, by the broker's documented rules; each content once. */
export const select = (store: Store, provider: string, wanted: Wanted): ReadonlyArray<Selected> => {
  const all = store.pacts.filter((one) => one.provider === provider)
  const { consumerVersionSelectors: selectors = [], providerVersionBranch: branch } = wanted
  const chosen = selectors.flatMap((selector) => {
    if (selector.deployedOrReleased || selector.deployed)
      return all.filter(({ consumer, version }) => deployedIn(store, consumer).includes(version))
    return heads(all).filter((one) => {
      if (selector.mainBranch) return isMain(store, one.consumer, one.branch)
      if (selector.matchingBranch) return one.branch === branch
      return selector.branch === undefined || selector.branch === one.branch
    })
  })
  const isPending = (pact: Published) => wanted.includePendingStatus === true && !isKeptIn(store, pact, branch)
  const since = wanted.includeWipPactsSince === undefined ? undefined : new Date(wanted.includeWipPactsSince)
  const wip =
    since === undefined || branch === undefined
      ? []
      : heads(all).filter(
          (one) => one.at >= since && !isMain(store, one.consumer, one.branch) && !isKeptIn(store, one, branch)
        )
  const selected = [
    ...chosen.map((pact) => ({ pact, pending: isPending(pact), wip: false })),
    ...wip.map((pact) => ({ pact, pending: true, wip: true }))
  ]
  return selected.filter(({ pact }, nth) => selected.findIndex((other) => other.pact.sha === pact.sha) === nth)
}

/** A row of the matrix: two versions, and the result between them; undefined if unknown. */
export interface Row {
  readonly pact: Published
  readonly provider: string | undefined
  readonly success: boolean | undefined
}

/**
 * What a version would meet in an environment: a consumer's pact needs the provider's deployed
 * version; a provider meets the pacts of deployed consumers.
 */
export const meets = (store: Store, participant: string, version: string, environment: string): ReadonlyArray<Row> => {
  const sent = store.pacts
    .filter((one) => one.consumer === participant && one.version === version)
    .flatMap((pact): ReadonlyArray<Row> => {
      const deployed = deployedIn(store, pact.provider, environment)
      if (deployed.length === 0) return [{ pact, provider: undefined, success: undefined }]
      return deployed.map((provider) => ({ pact, provider, success: resultOf(store, pact, provider)?.success }))
    })
  const taken = store.pacts
    .filter((one) => one.provider === participant && deployedIn(store, one.consumer, environment).includes(one.version))
    .map((pact): Row => ({ pact, provider: version, success: resultOf(store, pact, version)?.success }))
  return [...sent, ...taken]
}

/** The provider's versions that must verify new content: the head of main, and deployed ones. */
export const versionsToVerify = (store: Store, pact: Published): ReadonlyArray<string> => {
  const head = versionsIn(store, pact.provider, (branch) => isMain(store, pact.provider, branch)).at(-1)
  const versions = new Set([...(head === undefined ? [] : [head]), ...deployedIn(store, pact.provider)])
  return [...versions].filter((version) => resultOf(store, pact, version) === undefined)
}
