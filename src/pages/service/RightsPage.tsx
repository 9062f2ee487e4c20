import { FormIntro } from "../../components/FormIntro/FormIntro"
import { FormLayout } from "../../components/FormLayout/FormLayout"
import { Receipt } from "../../components/Receipt/Receipt"
import { Stack } from "../../components/Stack/Stack"
import { Timeline } from "../../components/Timeline/Timeline"
import { contact } from "../../copy/contact"
import { cookies } from "../../copy/cookies"
import { rights } from "../../copy/rights"
import { withdrawal } from "../../copy/withdrawal"
import { useServiceForm } from "../../journey/service/useServiceForm"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { DeviceHere } from "../reading/DeviceHere"
import { Frame } from "../shell/Frame"
import { presentRightReceipt } from "./presentReceipt"
import { RightsForm } from "./RightsForm"
import { SendingResult } from "./SendingResult"

const Result = () => {
  const { channel } = useJourney()
  const own = useWords(rights)
  const { keep, receipt } = useWords(withdrawal)
  const { phone } = useWords(contact).fields
  const { dismiss, send, state } = useServiceForm("rights")
  const ended = state.value
  return (
    <SendingResult is={ended.is} title={own.resultTitle} failed={own.failed} dismiss={dismiss} send={send}>
      {ended.is === "done" && (
        <>
          <p>{own.sent}</p>
          <p>{keep}</p>
          <Receipt
            {...presentRightReceipt(ended.value, { receipt, phone, right: own.right }, channel)}
            words={receipt}
          />
        </>
      )}
    </SendingResult>
  )
}

export const RightsPage = () => {
  const { channel, copy } = useJourney()
  const { law, steps, text, title } = useWords(rights)
  const here = useWords(cookies)
  const intro = (
    <FormIntro title={title} text={[text, law]}>
      <Timeline steps={steps} />
    </FormIntro>
  )
  return (
    <Frame title={copy.shell.titles.page(title, channel.brandName)}>
      <FormLayout under="header" aside={intro}>
        <Stack>
          <RightsForm />
          <DeviceHere words={here} />
        </Stack>
      </FormLayout>
      <Result />
    </Frame>
  )
}
