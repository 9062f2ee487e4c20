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

/** What the forms need of the world. */
type ServiceFormsWorld = Pick<JourneyWorld, "channel" | "engine" | "today">

/** The engine of these forms, by way of the first one. */
const serviceOf =
  ({ engine }: Pick<ServiceFormsWorld, "engine">) =>
  async () =>
    (await engine()).service()

/** What a form can do besides being filled: one message at a time leaves it, and none by itself a second time (ER-01). */
const outgoing = <In, A, E>(call: RemoteCall<In, A, E>, world: ServiceFormsWorld) => ({
  state: call.state,
  /** Gives up waiting; what was sent may still arrive. */
  cancel: call.cancel,
  /** The visitor has read how it ended. */
  dismiss: call.clear,
  /** What a first touch of the form makes ready. */
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
  /** Of a try that may have arrived all the same: another goes under it. */
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

/** The forms by which a visitor writes to the provider's people. What was typed lasts as long as the visit. */
export const makeServiceForms = (world: ServiceFormsWorld) => ({
  contact: makeContact(world),
  withdrawal: makeCancelling(world, "withdrawal"),
  service: makeCancelling(world, "service"),
  annulment: makeCancelling(world, "annulment")
})
