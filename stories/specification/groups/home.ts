import type { Group } from "../requirement"
import { named } from "./named"

export const home: Group = {
  code: "HO",
  title: "Home",
  requirements: {
    "HO-01": {
      text: `More than one hero makes a carousel; one stands alone, without dots and arrows.
        The carousel moves on every 6000 ms and takes 1000 ms to do so.`,
      reading: `A channel has three heroes; the component also shows one. On a page that took over two seconds
        the first one stays until the visitor touches it or 6 s have passed: a turn slows the load.`
    },
    "HO-02": "The hero fades out over 300 px of scroll.",
    "HO-03": `Each channel has three heroes: image, title, text, bullets and a button to quote.
      Commas split the title into lines; mostrarBotonCotizar false hides the button.`,
    "HO-04": `The hero block of BBVA is 'ALIANZA', of BELO 'Una alianza sin fronteras'.
      That of B2C and B2CCHILE is 'NUESTROS PLANES ANUALES', of the others 'TU PRODUCTOR'.`,
    "HO-05": "In order: hero, quote bar (#cotizar), products (#productos), benefits, one more section.",
    "HO-06": {
      text: `The products go round in threes, centred, from slide 2; up to 768 px one at a time.
        Those in ARS come first, then by coverage from low to high.`,
      reading: "'Slide 2' is the second one, counted from 1.",
      decision: 106
    },
    "HO-07": `In USD, on BBVA: STANDARD 100000, GOLD 200000, PREMIUM 300000, PREMIUM + 500000, SIGNATURE 1000000.
      On B2C: SILVER 80000, GOLD 150000, PLATINUM 300000, PLATINUM PLUS 500000, BLACK 1000000.
      On BELO: LATAM 30000, GOLD 60000, PLATINUM 120000, SILVER 300000, BLACK 500000,
      PREMIUM 1000000, and for Argentina alone NACIONAL 1500000 ARS.
      On the other Argentine ones: CLASSIC 150000, PLUS 300000, EXCELLENCE 500000;
      on ${named(({ plans }) => plans.endsWith(" PR"))} with the codes ST, GL and PR.`,
    "HO-08": {
      text: "The catalogue of B2CCHILE is PROD 1 to PROD 3 with 123456.",
      channels: "B2CCHILE alone",
      reading: "They are stand-ins: a build setting hides them. BELO's list stays as short as it is given."
    },
    "HO-09": `A product shows plan, currency and coverage, what it covers, bullets and 'Ver detalles'.
      'Ver detalles' opens a table of benefits and details; opening and closing are told as events.`,
    "HO-10": `Benefits are Cobertura Mundial, Asistencia 24/7 and Garantía; B2C adds Telemedicina 24/7.
      On B2CCHILE they are Red Internacional, Asistencia 24/7 and Planes Anuales:
      many trips in 12 months, each up to 30 or 60 consecutive days.`,
    "HO-11": `'COTIZAR AHORA' leads to /#cotizar.
      Narrow screens show it beyond one screen's height and 100 px; wide ones always.`,
    "HO-12": {
      text: `Scenes have the light of the visitor's hour: evening from 17, night from 20 until 6.
        Sun, clouds, horizon, water and lamps change; the sky behind words does not.`,
      reading: `The drawings below the first view are fetched in idle time, before the visitor scrolls to
        them. A visitor who saves data (Save-Data) gets each one when it comes near.`
    }
  }
}
