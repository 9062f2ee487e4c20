import { Article } from "../../components/Article/Article"
import { Button } from "../../components/Button/Button"
import { Callout } from "../../components/Callout/Callout"
import { Columns } from "../../components/Columns/Columns"
import { ContactTable } from "../../components/ContactTable/ContactTable"
import { Steps } from "../../components/Steps/Steps"
import { TripPass } from "../../components/TripPass/TripPass"
import { assistance } from "../../copy/assistance"
import { useOfflineCard } from "../../journey/checkout/useOfflineCard"
import { useJourney, useWords } from "../../journey/useJourney"
import { presentPass } from "../checkout/presentPass"
import { usePurchaseWords } from "../checkout/usePurchaseWords"
import { Blocks, Reading } from "../reading/Reading"

const KeptCard = () => {
  const shown = usePurchaseWords()
  const { drop, found } = useOfflineCard(undefined, (here) => here.prepare())
  if (!found) return null
  return (
    <TripPass {...presentPass({ ...found.trip, names: [] }, shown, Date.now())}>
      {found.kept && (
        <Button kind="line" size="small" onClick={() => void drop(found.trip)}>
          {shown.words.keep.drop}
        </Button>
      )}
    </TripPass>
  )
}

const icons = { phone: "phone", chat: "chat-circle-text", mail: "envelope-simple" } as const

export const AssistancePage = () => {
  const { looks } = useJourney()
  const { contacts, lead, reimbursement, reminders, steps, title, urgent } = useWords(assistance)
  const rows = contacts.lines.map(({ kind, ...line }) => ({ ...line, icon: icons[kind] }))
  const notices = reminders.map((reminder, index) => (
    <Callout key={reminder.title} kind="warn" icon={index === 0 ? "clock-fill" : "receipt"} title={reminder.title}>
      <p>{reminder.text}</p>
    </Callout>
  ))
  const urgency = (
    <Callout kind="info" icon="first-aid-kit" title={urgent.title}>
      <p>{urgent.text}</p>
    </Callout>
  )
  return (
    <Reading title={title} lead={lead} scenery={looks.band}>
      <Columns at="end" aside={notices}>
        <ContactTable title={contacts.title} rows={rows} />
      </Columns>
      <KeptCard />
      <Steps title={steps.title} steps={steps.list} />
      <Columns at="end" aside={urgency}>
        <Article>
          <section aria-labelledby="reintegro">
            <h2 id="reintegro">{reimbursement.title}</h2>
            <Blocks blocks={reimbursement.body} />
          </section>
        </Article>
      </Columns>
    </Reading>
  )
}
