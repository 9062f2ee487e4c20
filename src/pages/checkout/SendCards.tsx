import { useState } from "react"
import { late } from "../../browser/late"
import { Alert } from "../../components/Alert/Alert"
import { Button } from "../../components/Button/Button"
import { Callout } from "../../components/Callout/Callout"
import { LiveRegion } from "../../components/LiveRegion/LiveRegion"
import { Stack } from "../../components/Stack/Stack"
import { success } from "../../copy/success"
import { isInApp } from "../../core/device/inApp"
import { useJourney, useWords } from "../../journey/useJourney"
import { saveFile } from "../../journey/visit/saveDocument"
import type { Scenery } from "../../styles/looks"
import type { presentPictures } from "./presentPictures"

const passPicture = late(async () => (await import("../../components/TripPass/passPicture")).passPicture)

type Picture = ReturnType<typeof presentPictures>[number]

/**
 * Draws a picture of the pass and hands it to the device's apps; where that is not possible, saves
 * it (OU-in-the-chat).
 */
const useSendPicture = (scenery: Scenery) => {
  const { logo, sharing } = useJourney()
  const [now, setNow] = useState<{ readonly is: "drawing" | "failed" | "saved"; readonly picture: Picture }>()
  const send = async (picture: Picture) => {
    setNow({ is: "drawing", picture })
    try {
      const draw = await passPicture()
      const png = await draw({ ...picture, ...scenery, logo })
      const shared = await (await sharing()).share(new File([png], picture.fileName, { type: png.type }))
      const isSaved = shared === "absent" || shared === "refused"
      if (isSaved) saveFile(png, png.type, picture.fileName)
      setNow(isSaved ? { is: "saved", picture } : undefined)
    } catch {
      setNow({ is: "failed", picture })
    }
  }
  return { now, send }
}

type SendCardsProps = { readonly pictures: ReadonlyArray<Picture>; readonly scenery: Scenery }

/** A button for each traveller, which sends them a picture of the pass. */
export const SendCards = ({ pictures, scenery }: SendCardsProps) => {
  const { pass, send: words } = useWords(success)
  const { userAgent } = useJourney()
  const { now, send } = useSendPicture(scenery)
  const isDrawing = now?.is === "drawing"
  const buttons = (
    <Stack>
      {pictures.map((picture) => (
        <Button
          key={picture.fileName}
          kind="line"
          size="small"
          icon="whatsapp-logo"
          loading={isDrawing && now.picture.fileName === picture.fileName}
          onClick={() => void (isDrawing || send(picture))}
        >
          {picture.label}
        </Button>
      ))}
    </Stack>
  )
  return (
    <div data-clarity-mask="true">
      <Callout kind="info" icon="users" title={words.title} action={buttons}>
        <p>{words.text}</p>
        {now?.is === "failed" && <Alert kind="bad">{words.failed}</Alert>}
        {now?.is === "saved" && <Alert kind="info">{isInApp(userAgent()) ? pass.inApp : words.saved}</Alert>}
        <LiveRegion role="status">{isDrawing ? words.drawing : ""}</LiveRegion>
      </Callout>
    </div>
  )
}
