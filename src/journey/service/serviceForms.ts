import { noop } from "../../browser/late"
import { type CancellationKind, cancellationForm, isVoucherOf, readCancellation } from "../../core/service/cancellation"
import { contactForm, rightForm } from "../../core/service/contact"
import type { HandedOver } from "../../core/service/handOverPurchase"
import { anew } from "../../hydration/lost"
import { type Form, makeDraft } from "../form/draft"
import type { JourneyWorld } from "../journey"
import { perVisit, usePageLife } from "../lifetimes"
import { remote, type UseCase } from "../remote"
import { useJourney, useOnEnter } from "../useJourney"

type ServiceFormsWorld = Pick<JourneyWorld, "channel" | "localToday" | "offline" | "service" | "today">

interface Lost {
  readonly _tag: string
  readonly reference?: string
}

/**
 * A form that sends one message at a time, and never a second one by itself (ER-01). A try that may
 * have arrived keeps its reference, which the next try uses again. After a failure for a lost file
 * the next try may go to a new document, which keeps what is typed.
 */
const outgoing = <Typed extends object, By, P extends object, Sent, A, E extends Lost>(
  { service }: ServiceFormsWorld,
  form: Form<Typed, By, P> & { readonly read: (typed: Typed, by: By) => Sent },
  by: () => By,
  ask: UseCase<{ readonly sent: Sent; readonly reference: string | undefined }, A, E>
) => {
  const draft = makeDraft(form, by)
  let reference: string | undefined
  const attempt: UseCase<Typed, A, E> = (signal, typed) => ask(signal, { sent: form.read(typed, by()), reference })
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

export const makeServiceForms = (world: ServiceFormsWorld) => {
  const { channel, localToday, offline, service } = world
  const cancelling = (kind: CancellationKind) =>
    outgoing(
      world,
      { ...cancellationForm, read: readCancellation },
      () => ({ kind, document: channel.document, today: world.today() }),
      async (signal, attempt) => {
        const cards = offline().catch(noop)
        const told = await service.run(({ cancelPurchase }) => cancelPurchase(attempt), signal)
        // Noted before the page says so: the visitor may leave at once. The kept card stays, as the
        // provider may refuse, and a trip under way needs its number.
        if (told.is === "done") (await cards)?.withdraw(isVoucherOf(told.value.sent.voucher), localToday())
        return told
      }
    )
  return {
    contact: outgoing(
      world,
      contactForm,
      () => channel.contactForm,
      (signal, { sent }) => service.run(({ NotificationsApi }) => NotificationsApi.requestContact(sent), signal)
    ),
    withdrawal: cancelling("withdrawal"),
    service: cancelling("service"),
    annulment: cancelling("annulment"),
    rights: outgoing(
      world,
      rightForm,
      () => channel,
      (signal, attempt) => service.run(({ askRight }) => askRight(attempt), signal)
    )
  }
}

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
