import { useState } from "react"
import { aToday } from "../../contracts/fixtures/searches"
import type { Brand } from "../../src/channels/Brand"
import { Alert } from "../../src/components/Alert/Alert"
import { DateField } from "../../src/components/DateField/DateField"
import { FieldRow } from "../../src/components/FieldRow/FieldRow"
import { Icon } from "../../src/components/Icon/Icon"
import { SelectField } from "../../src/components/SelectField/SelectField"
import { TextField } from "../../src/components/TextField/TextField"
import { firstViewWords } from "../../src/copy/firstView"
import { overlay } from "../../src/copy/overlay"
import { showDay } from "../../src/core/trip/calendar"
import { Sheet } from "../foundations/Sheet"
import { offeredBy } from "./bands"
import { type Explanation, explain, type Question, type Step } from "./explain"
import styles from "./Rules.module.css"

const icons = { holds: "check-circle-fill", fails: "warning-circle-fill", idle: "minus-bold" } as const
const outcomes = { holds: "fulfilled", fails: "not fulfilled", idle: "not asked" }

const Steps = ({ steps }: { readonly steps: ReadonlyArray<Step> }) => (
  <ol className={styles.steps} aria-label="Rules, in their order">
    {steps.map(({ because, clause, outcome, rule }) => (
      <li key={rule} className={styles.step} data-outcome={outcome}>
        <Icon name={icons[outcome]} />
        <div>
          <p>
            <span className={styles.rule}>{rule}:</span> {outcomes[outcome]}{" "}
            <span className={styles.small}>({clause})</span>
          </p>
          <p className={styles.small}>{because}</p>
        </div>
      </li>
    ))}
  </ol>
)

const refusals = {
  fields: "Not quoted: a field of the quote bar does not hold, and says so under itself (QR-09).",
  incomplete: "Not quoted, and no message: the trip is not complete (QR-14).",
  tooLong: "Not quoted: the trip is longer than this channel sells. A modal says so (QR-11).",
  startsTooLate: "Not quoted: the trip starts too far away. A modal says so (QR-12).",
  noBand: "Not quoted: the trip fits no duration band (QR-15)."
}

const Answer = ({ annual, code, verdict }: Explanation) =>
  verdict === "quotable" ? (
    <Alert kind="ok">
      Quoted with the code <strong>{code}</strong> and Annual <strong>{String(annual)}</strong> (QR-22).
    </Alert>
  ) : (
    <Alert kind="warn">{refusals[verdict]}</Alert>
  )

const Modal = ({ brand, verdict }: { readonly brand: Brand; readonly verdict: Explanation["verdict"] }) => {
  if (verdict !== "tooLong" && verdict !== "startsTooLate") return null
  const { advisers, startsTooLate, title, tooLong } = overlay(firstViewWords(brand.channel), brand.copy).quote
    .restriction
  return (
    <section className={styles.visitor} aria-label="What the visitor reads" lang={brand.channel.locale}>
      <p className={styles.rule}>{title}</p>
      <p>{verdict === "tooLong" ? tooLong(advisers) : startsTooLate(brand.channel.phones.join(" / "))}</p>
    </section>
  )
}

const first: Question = { destination: "", start: "10/01/2027", end: "25/01/2027", ages: "34, 8" }

/** For any trip in the toolbar's channel: the code that quotes it, or the rule that refuses it. */
export const WhyThisCode = ({ brand }: { readonly brand: Brand }) => {
  const offered = offeredBy(brand.channel)
  const [asked, setAsked] = useState({ ...first, destination: offered.at(-1) ?? "" })
  const set = (name: keyof Question) => (value: string) => setAsked((before) => ({ ...before, [name]: value }))
  const explanation = explain(asked, brand.channel, aToday)
  return (
    <Sheet
      title={`Why this code, why not quoted: ${brand.channel.code}`}
      lead={`Type any trip. The answer is that of the rules which the portal itself asks, on the day of the stories, ${showDay(aToday)}; the toolbar changes the channel.`}
    >
      <div className={styles.why}>
        <form
          className={styles.column}
          aria-label="A trip"
          noValidate={true}
          onSubmit={(event) => event.preventDefault()}
        >
          <SelectField
            label="Destination"
            name="destination"
            placeholder="None"
            value={asked.destination}
            onChange={set("destination")}
            options={offered.map((name) => ({ value: name, label: name }))}
          />
          <FieldRow columns="halves">
            <DateField
              label="Start"
              name="start"
              placeholder="DD/MM/AAAA"
              value={asked.start}
              onChange={set("start")}
            />
            <DateField label="End" name="end" placeholder="DD/MM/AAAA" value={asked.end} onChange={set("end")} />
          </FieldRow>
          <TextField
            label="Ages"
            name="ages"
            hint="Years, with commas between"
            value={asked.ages}
            onChange={set("ages")}
          />
        </form>
        <div className={styles.column}>
          <Answer {...explanation} />
          <Modal brand={brand} verdict={explanation.verdict} />
          <Steps steps={explanation.steps} />
        </div>
      </div>
    </Sheet>
  )
}
