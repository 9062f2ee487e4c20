import { type CancellationKind, cancellationForm, readCancellation } from "../../core/service/cancellation"
import { contactForm, rightForm } from "../../core/service/contact"
import type { HandedOver } from "../../core/service/handOverPurchase"
import { anew } from "../../hydration/lost"
import { type FormDraft, makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { remote, type UseCase } from "../remote"
import { useJourney, useOnEnter } from "../useJourney"

type ServiceFormsWorld = Pick<JourneyWorld, "channel" | "service" | "today">

interface Lost {
  readonly _tag: string
  readonly reference?: string
}

const noop = () => undefined

/**
 * A form that sends one message at a time, and never a second one by itself (ER-01). A try that may
 * have arrived keeps its reference, which the next try uses again. After a failure for a lost file
 * the next try may go to a new document, which keeps what is typed.
 */
const outgoing = <Typed extends object, P extends object, Sent, A, E extends Lost>(
  { service }: ServiceFormsWorld,
  draft: FormDraft<Typed, P>,
  read: (typed: Typed) => Sent,
  ask: UseCase<{ readonly sent: Sent; readonly reference: string | undefined }, A, E>
) => {
  let reference: string | undefined
  const attempt: UseCase<Typed, A, E> = (signal, typed) => ask(signal, { sent: read(typed), reference })
  const call = remote(attempt, {
    onDone: (_, typed) => {
      reference = undefined
      draft.forget(typed)
    },
    onFailed: (error) => {
      if (error._tag === "RequestLost") reference = (error as Lost).reference
    }
  })
  return {
    ...draft,
    state: call.state,
    /** Stops waiting; the message may still arrive. */
    cancel: call.cancel,
    dismiss: call.clear,
    prepare: () => void service.load().catch(noop),
    send: () => {
      const { value: state } = call.state
      if (state.is === "loading" || !draft.admit()) return
      if (state.is === "failed" && state.error._tag === "Broken") service.load().catch(anew()).catch(noop)
      call.start(draft.typed.value)
    }
  }
}

const makeContact = (world: ServiceFormsWorld) => {
  const { contactForm: asked } = world.channel
  return outgoing(
    world,
    makeDraft(contactForm, () => asked),
    (typed) => contactForm.read(typed, asked),
    (signal, { sent }) => world.service.run(({ NotificationsApi }) => NotificationsApi.requestContact(sent), signal)
  )
}

const makeCancelling = (world: ServiceFormsWorld, kind: CancellationKind) => {
  const { document } = world.channel
  return outgoing(
    world,
    makeDraft(cancellationForm, () => ({ document, today: world.today() })),
    (typed) => readCancellation(typed, { kind, document }),
    (signal, attempt) => world.service.run(({ cancelPurchase }) => cancelPurchase(attempt), signal)
  )
}

const makeRights = (world: ServiceFormsWorld) =>
  outgoing(
    world,
    makeDraft(rightForm, () => world.channel),
    (typed) => rightForm.read(typed, world.channel),
    (signal, attempt) => world.service.run(({ askRight }) => askRight(attempt), signal)
  )

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
