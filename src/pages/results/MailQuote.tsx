import { MailDialog } from "../../components/MailDialog/MailDialog"
import { SelectionBar } from "../../components/SelectionBar/SelectionBar"
import { offers } from "../../copy/offers"
import { listed } from "../../copy/text"
import type { Plan } from "../../core/quote/plan"
import type { Search } from "../../core/trip/search"
import { useMailing } from "../../journey/quote/mailing"
import { useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { presentSending } from "../form/presentForm"
import { useFields } from "../form/useFields"

export type MailQuoteProps = {
  readonly plans: ReadonlyArray<Plan>
  readonly search: Search
  readonly onClear: () => void
  readonly backTo: string
}

/** Mails the ticked plans. A failure keeps the ticks and shows outside the dialog (ML-04). */
export const MailQuote = ({ plans, search, onClear, backTo }: MailQuoteProps) => {
  const { mail: words } = useWords(offers)
  const mailing = useMailing(onClear)
  const state = useRead(mailing.state)
  const open = useRead(mailing.open)
  const asked = { fields: { email: words.email }, problems: { email: words.problems } }
  const attempts = useRead(mailing.attempts)
  const { email } = useFields(mailing, asked)
  const titles = plans.map(({ title }) => title)
  return (
    <>
      <SelectionBar
        text={plans.length > 0 ? words.selected(plans.length) : undefined}
        failure={state.is === "failed" ? words.failed : undefined}
        actionLabel={words.open}
        actionIcon="envelope-simple"
        onAction={() => mailing.begin(search)}
        dismissLabel={words.discard}
        onDismiss={onClear}
        covered={open}
        backTo={backTo}
      />
      <MailDialog
        open={open}
        lead={words.lead(listed("es", titles))}
        field={email("email")}
        attempts={attempts}
        sending={presentSending(state, words, mailing.cancel)}
        sent={state.is === "done"}
        onSubmit={() => mailing.send(plans, search)}
        onClose={mailing.close}
        words={words}
      />
    </>
  )
}
