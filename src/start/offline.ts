import { browserStorage } from "../adapters/storage/browserStorage"
import { KeptCardStorage } from "../adapters/storage/KeptCardStorage"
import { recallHere } from "../adapters/storage/recall"
import { whenIdle } from "../browser/when"
import type { OfflineCard } from "../core/enroll/purchase"

/** The worker of the offline assistance page. Its scope contains no other page. */
const worker = { address: "/asistencia.js", scope: "/solicitarasistencia" }

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string }
  ) => { readonly createScriptURL: (text: string) => string }
}

const isPolicies = (value: unknown): value is Policies => Object(value) === value && "createPolicy" in Object(value)

/**
 * Guarded documents accept a script's address only from a policy. This one returns a single
 * address.
 */
const trusted = (): string => {
  const policies: unknown = Reflect.get(globalThis, "trustedTypes")
  if (!isPolicies(policies)) return worker.address
  return policies.createPolicy("asistencia", { createScriptURL: () => worker.address }).createScriptURL("")
}

const register = async () => {
  await navigator.serviceWorker.register(trusted(), { scope: worker.scope, updateViaCache: "none" })
}

let asked = false

/**
 * Registers the worker of the offline assistance page, once per document and when the browser is
 * idle. Failure changes nothing for the visitor.
 */
const prepareOfflinePage = (): boolean => {
  if (!("serviceWorker" in navigator)) return false
  if (!asked) whenIdle(() => void register().catch(() => undefined))
  asked = true
  return true
}

export const offlineCard = async (): Promise<OfflineCard> => {
  await recallHere(browserStorage())
  return { ...KeptCardStorage(), prepare: prepareOfflinePage }
}
