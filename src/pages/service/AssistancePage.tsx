import { Article } from "../../components/Article/Article"
import { Callout } from "../../components/Callout/Callout"
import { Columns } from "../../components/Columns/Columns"
import { ContactTable } from "../../components/ContactTable/ContactTable"
import { Steps } from "../../components/Steps/Steps"
import { assistance } from "../../copy/assistance"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { Blocks } from "../reading/Blocks"
import { Reading } from "../reading/Reading"
import { KeptCard } from "./KeptCard"

const icons = { phone: "phone", chat: "chat-circle-text", mail: "envelope-simple" } as const

export const AssistancePage = () => {
  const { channel } = useJourney()
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
    <Reading title={title} lead={lead} scenery={channel.bandScenery}>
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
