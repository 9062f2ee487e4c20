import type { Group } from "../requirement"
import { named } from "./named"

export const channels: Group = {
  code: "CH",
  title: "Channels and themes",
  requirements: {
    "CH-01": {
      text: `The host name alone decides the channel: an exact table lists every host.
        The channels are ${named(() => true)}.`,
      reading: `PAS and the 'producer-advisor channel' are names without host or rules: no host leads to them.
        In development {id}.localhost is the channel's host, and localhost is that of B2C.`
    },
    "CH-02": {
      text: "The portal keeps the channel's code and sends it as IdChannel, also after a reload.",
      reading: "The code is taken from the host at each load, never from what was kept."
    },
    "CH-03": "Each channel has its own logo and theme.",
    "CH-04": {
      text: `The standard titles are 'ASISTENCIA AL VIAJERO' and 'Cotizá tu Cobertura'.
        B2CCHILE says 'Cotiza tu Cobertura', without voseo.`,
      decision: 31
    },
    "CH-05": {
      text: "Texts that differ by channel come from the channel's data, not from the code of components.",
      reading: "Marketing copy stands in one file a channel: voseo in Argentina, tuteo in Chile.",
      decision: 31
    },
    "CH-06": `The benefits are titled 'Los beneficios de contratarnos'.
      BELO titles them 'Nuestra Propuesta'.
      B2CCHILE asks why to choose the provider's assistance.`,
    "CH-07": {
      text: `B2CCHILE sells in CLP (Pesos Chilenos) for trips from Chile.
        All others sell in ARS (Pesos Argentinos) for trips from Argentina. No channel sells in USD.`,
      reading: "A plan in another currency than the channel's, or for nothing, is not sold."
    },
    "CH-08": `B2C says that every coverage includes telemedicine 24/7.
      All but BELO say that every coverage includes personal accident insurance.
      B2CCHILE promises up to 1,000,000 USD abroad and a purchase in under 5 minutes.
      BELO says that it has more than 10 plans.`,
    "CH-09": "Each channel has its canonical address.",
    "CH-10": {
      text: `The terms of a channel are at /Docs/{channel}/terminosycondiciones.pdf.
        Its privacy policy is at /Docs/{channel}/priva.pdf.`,
      reading: `Both are real PDFs in the brand's folder, so that no link leads nowhere. {channel} is its id, in
        lower case: files of both spellings would be one on disks that ignore case.`,
      decision: 14
    },
    "CH-11": "The tagline is 'Tu portal de asistencia al viajero'.",
    "CH-12": {
      text: `Each channel lists its phones: three on BELO, two on MESSIS, one on every other.
        No heading, plan, phone or rule of one channel shows in another.`,
      reading: "The numbers are invented, and stand in the channel's own file."
    }
  }
}
