import { type CancellationKind, cancellationForm, readCancellation } from "../../core/service/cancellation"
import { type ContactRequest, contactForm, rightForm } from "../../core/service/contact"
import type { HandedOver } from "../../core/service/handOverPurchase"
import { orAnew } from "../../hydration/late"
import { type FormDraft, makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { type RemoteCall, remote, type UseCase } from "../remote"
import { useJourney, useOnEnter } from "../useJourney"

type ServiceFormsWorld = Pick<JourneyWorld, "channel" | "service" | "today">

/** Adds sending to a form: one message at a time, and never a second one by itself (ER-01). */
const outgoing = <In, A, E>(call: RemoteCall<In, A, E>, world: ServiceFormsWorld) => ({
  state: call.state,
  /** Stops waiting; the message may still arrive. */
  cancel: call.cancel,
  dismiss: call.clear,
  prepare: () => void world.service.load().catch(() => undefined)
})

const noop = () => undefined

/** Sends. After a failure for a lost file it may go to a new document, which keeps what is typed. */
const start = <In, A, E extends Lost>(call: RemoteCall<In, A, E>, world: ServiceFormsWorld, message: In) => {
  const state = call.state.peek()
  if (state.is === "failed" && state.error._tag === "Broken") orAnew(world.service.load()).catch(noop)
  call.start(message)
}

const makeContact = (world: ServiceFormsWorld) => {
  const { channel } = world
  const draft = makeDraft(contactForm, () => channel.contactForm)
  let sent = contactForm.empty
  const call = remote(
    (signal: AbortSignal, request: ContactRequest) =>
      world.service.run(({ requestContact }) => requestContact(request), signal),
    { onDone: () => draft.forget(sent) }
  )
  const send = () => {
    if (call.state.peek().is === "loading" || !draft.admit()) return
    sent = draft.typed.peek()
    start(call, world, contactForm.read(sent, channel.contactForm))
  }
  return { ...draft, ...outgoing(call, world), send }
}

interface Lost {
  readonly _tag: string
  readonly reference?: string
}

/**
 * A form whose message carries a reference. A try that may have arrived keeps it: the next try uses
 * it again.
 */
const referenced = <Typed extends object, P extends object, Read, A, E extends Lost>(
  world: ServiceFormsWorld,
  draft: FormDraft<Typed, P>,
  read: (typed: Typed) => Read,
  ask: UseCase<Read & { readonly reference: string | undefined }, A, E>
) => {
  let sent = draft.typed.peek()
  let reference: string | undefined
  const call = remote(ask, {
    onDone: () => {
      reference = undefined
      draft.forget(sent)
    }
  })
  const keepReference = () => {
    const state = call.state.peek()
    if (state.is === "failed" && state.error._tag === "RequestLost") reference = (state.error as Lost).reference
  }
  const send = () => {
    if (call.state.peek().is === "loading" || !draft.admit()) return
    keepReference()
    sent = draft.typed.peek()
    start(call, world, { ...read(sent), reference })
  }
  const dismiss = () => {
    keepReference()
    call.clear()
  }
  return { ...draft, ...outgoing(call, world), send, dismiss }
}

const makeCancelling = (world: ServiceFormsWorld, kind: CancellationKind) => {
  const { channel, today } = world
  const { document } = channel
  const draft = makeDraft(cancellationForm, () => ({ document, today: today() }))
  return referenced(
    world,
    draft,
    (typed) => ({ cancellation: readCancellation(typed, { kind, document }) }),
    (signal, asked) => world.service.run(({ cancelPurchase }) => cancelPurchase(asked), signal)
  )
}

const makeRights = (world: ServiceFormsWorld) => {
  const { channel } = world
  const draft = makeDraft(rightForm, () => channel)
  return referenced(
    world,
    draft,
    (typed) => ({ request: rightForm.read(typed, channel) }),
    (signal, asked) => world.service.run(({ askRight }) => askRight(asked), signal)
  )
}

export const makeServiceForms = (world: ServiceFormsWorld) => ({
  contact: makeContact(world),
  withdrawal: makeCancelling(world, "withdrawal"),
  service: makeCancelling(world, "service"),
  annulment: makeCancelling(world, "annulment"),
  rights: makeRights(world)
})

type ServiceForms = ReturnType<typeof makeServiceForms>

const formsOf = perVisit(makeServiceForms)

export const useServiceForm = <Form extends keyof ServiceForms>(form: Form): ServiceForms[Form] =>
  usePageLife(formsOf(useJourney())[form], {
    enter:
      ({ hideProblems, dismiss }) =>
      () => {
        hideProblems()
        dismiss()
      }
  })

export const usePrefill = (fill: (handed: HandedOver) => void): void => {
  const { handover } = useJourney()
  useOnEnter(async () => {
    const storage = await handover().catch(() => undefined)
    const handed = storage?.take()
    if (handed) fill(handed)
  })
}
