import { FormIntro } from "../../components/FormIntro/FormIntro"
import { FormLayout } from "../../components/FormLayout/FormLayout"
import { Timeline } from "../../components/Timeline/Timeline"
import { withdrawal } from "../../copy/withdrawal"
import type { CancellationKind } from "../../core/service/cancellation"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { Frame } from "../shell/Frame"
import { CancellationForm } from "./CancellationForm"
import { CancellationResult } from "./CancellationResult"

export const Cancellation = ({ kind }: { readonly kind: CancellationKind }) => {
  const { channel, copy } = useJourney()
  const { steps, text, title } = useWords(withdrawal).kinds[kind]
  const intro = (
    <FormIntro title={title} text={text}>
      <Timeline steps={steps} />
    </FormIntro>
  )
  return (
    <Frame title={copy.shell.titles.page(title, channel.brandName)}>
      <FormLayout under="header" aside={intro}>
        <CancellationForm kind={kind} />
      </FormLayout>
      <CancellationResult kind={kind} />
    </Frame>
  )
}
