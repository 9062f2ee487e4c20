import {
  type CancellationKind,
  cancellationProblems,
  emptyCancellation,
  readCancellation
} from "../../core/service/cancellation"
import { contactProblems, emptyContact, readContact } from "../../core/service/contact"
import { type RemoteCall, remote } from "../engine/remote"
import { inEngine } from "../engine/useCase"
import { makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"

type ServiceFormsWorld = Pick<JourneyWorld, "channel" | "engine" | "today">

const serviceOf =
  ({ engine }: Pick<ServiceFormsWorld, "engine">) =>
  async () =>
    (await engine()).service()

/** Adds sending to a form: one message at a time, and never a second one by itself (ER-01). */
const outgoing = <In, A, E>(call: RemoteCall<In, A, E>, world: ServiceFormsWorld) => ({
  state: call.state,
  /** Stops waiting; the message may still arrive. */
  cancel: call.cancel,
  dismiss: call.clear,
  prepare: () => void serviceOf(world)().catch(() => undefined)
})

const makeContact = (world: ServiceFormsWorld) => {
  const { channel } = world
  const form = channel.contactForm
  const draft = makeDraft(emptyContact, (typed) => contactProblems(typed, form))
  let sent = emptyContact
  const call = remote(
    inEngine(serviceOf(world), ({ requestContact }) => requestContact),
    { onDone: () => draft.forget(sent) }
  )
  const send = () => {
    if (call.state.peek().is === "loading" || !draft.admit()) return
    sent = draft.typed.peek()
    call.start(readContact(sent, form))
  }
  return { ...draft, ...outgoing(call, world), send }
}

const makeCancelling = (world: ServiceFormsWorld, kind: CancellationKind) => {
  const { channel, today } = world
  const { document } = channel
  const draft = makeDraft(emptyCancellation, (typed) => cancellationProblems(typed, { document, today: today() }))
  let sent = emptyCancellation
  /** The reference of a try that may have arrived. The next try uses it again. */
  let reference: string | undefined
  const call = remote(
    inEngine(serviceOf(world), ({ cancelPurchase }) => cancelPurchase),
    {
      onDone: () => {
        reference = undefined
        draft.forget(sent)
      }
    }
  )
  const keepReference = () => {
    const state = call.state.peek()
    if (state.is === "failed" && state.error._tag === "CancellationLost") reference = state.error.reference
  }
  const send = () => {
    if (call.state.peek().is === "loading" || !draft.admit()) return
    keepReference()
    sent = draft.typed.peek()
    call.start({ cancellation: readCancellation(sent, { kind, document }), reference })
  }
  const dismiss = () => {
    keepReference()
    call.clear()
  }
  return { ...draft, ...outgoing(call, world), send, dismiss }
}

/** The forms to write to the provider. Their text lasts as long as the visit. */
export const makeServiceForms = (world: ServiceFormsWorld) => ({
  contact: makeContact(world),
  withdrawal: makeCancelling(world, "withdrawal"),
  service: makeCancelling(world, "service"),
  annulment: makeCancelling(world, "annulment")
})
