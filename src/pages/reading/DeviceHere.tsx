import { Button } from "../../components/Button/Button"
import { DeviceList } from "../../components/DeviceList/DeviceList"
import { Dialog } from "../../components/Dialog/Dialog"
import type { cookies } from "../../copy/cookies"
import { useJourney } from "../../journey/useJourney"
import { useErasing } from "../../journey/visit/erasing"
import { presentErased, presentKept } from "./presentKept"

/**
 * Shows what this browser stores, and erases it. A payment of unknown result needs a confirmation
 * (ST-05).
 */
export const DeviceHere = ({ words }: { readonly words: typeof cookies }) => {
  const { locale } = useJourney().channel
  const erasing = useErasing()
  const here = erasing.here.value
  const { payment } = words.device
  return (
    <>
      <DeviceList
        words={words.device}
        entries={here.is === "known" ? presentKept(here.kept, words, locale) : here.is}
        erased={presentErased(erasing.gone.value, words, locale)}
        onNear={() => void erasing.look()}
        onTakeAlong={() => void erasing.takeAlong(words.device.fileName)}
        onErase={() => void erasing.eraseAll()}
      />
      <Dialog
        title={payment.title}
        lead={payment.lead}
        closeLabel={payment.close}
        open={erasing.asking.value}
        onClose={erasing.stay}
        actions={
          <>
            <Button kind="line" onClick={() => void erasing.eraseWithPayment()}>
              {payment.all}
            </Button>
            <Button onClick={() => void erasing.eraseButPayment()}>{payment.keep}</Button>
          </>
        }
      >
        <p>{payment.text}</p>
      </Dialog>
    </>
  )
}
