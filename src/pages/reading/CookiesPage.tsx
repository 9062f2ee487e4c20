import { Alert } from "../../components/Alert/Alert"
import { Article } from "../../components/Article/Article"
import { Button } from "../../components/Button/Button"
import { Callout } from "../../components/Callout/Callout"
import { Columns } from "../../components/Columns/Columns"
import { ConsentDialog } from "../../components/ConsentDialog/ConsentDialog"
import { consent, cookies } from "../../copy/cookies"
import { consentGroups } from "../../core/consent/consent"
import { type KeptWords, keptKeys } from "../../core/device/kept"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PortalLink } from "../shell/PortalLink"
import { usePublisher } from "../shell/usePublisher"
import { OnThisDevice } from "./OnThisDevice"
import { Reading, Sections } from "./Reading"

export const Preferences = () => {
  const { close, open } = useJourney().consent
  const words = useWords(consent)
  const opened = useRead(open)
  if (!opened) return null
  return (
    <ConsentDialog
      open
      words={words}
      purposes={consentGroups.map((group) => ({ ...words.purposes[group], group }))}
      allowed={consentGroups.filter((group) => opened.state[group])}
      onChoose={(allowed) =>
        opened.choose(
          { measurement: allowed.includes("measurement"), recording: allowed.includes("recording") },
          words.digest
        )
      }
      onClose={close}
    />
  )
}

type Table = (typeof cookies)["table"]

const Kept = ({ title, name, purpose, lasts, session, trackers, kept }: Table & { readonly kept: KeptWords }) => (
  <section aria-labelledby="cuales">
    <h2 id="cuales">{title}</h2>
    <table aria-labelledby="cuales">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{purpose}</th>
          <th scope="col">{lasts}</th>
        </tr>
      </thead>
      <tbody>
        {[{ ...session, key: "" }, ...keptKeys.map((key) => ({ ...kept[key], key })), { ...trackers, key: "" }].map(
          (row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.key && <code>{row.key}</code>}
              </th>
              <td data-column={purpose}>{row.purpose}</td>
              <td data-column={lasts}>{row.lasts}</td>
            </tr>
          )
        )}
      </tbody>
    </table>
  </section>
)

export const CookiesPage = () => {
  const { consent, copy, looks } = useJourney()
  const words = useWords(cookies)
  const { kept, lead, preferences, privacy, sections, table, title } = words
  const publisher = usePublisher()
  const isLost = useRead(consent.lost)
  const choose = (
    <Callout
      kind="info"
      icon="cookie"
      title={preferences.title}
      action={<Button onClick={consent.openPreferences}>{preferences.button}</Button>}
    >
      <p>{preferences.text}</p>
      {isLost && (
        <Alert
          kind="bad"
          button={{
            label: copy.pageFailed.retry,
            icon: "arrow-clockwise-bold",
            size: "normal",
            onClick: consent.openPreferences
          }}
        >
          {preferences.lost}
        </Alert>
      )}
    </Callout>
  )
  return (
    <Reading title={title} lead={lead} scenery={looks.heroes[2]}>
      <Columns at="end" aside={choose}>
        <Article>
          <Sections sections={sections(publisher)} />
          <Kept {...table} kept={kept} />
          <section aria-labelledby="privacidad">
            <h2 id="privacidad">{privacy.title}</h2>
            <p>{privacy.text}</p>
            <p>
              <PortalLink href={publisher.privacy}>{privacy.link}</PortalLink>
            </p>
            <p>
              <PortalLink href="/tusderechos">{privacy.rights}</PortalLink>
            </p>
          </section>
        </Article>
        <OnThisDevice words={words} />
      </Columns>
      <Preferences />
    </Reading>
  )
}
