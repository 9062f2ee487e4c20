import { type SpecifiedChannel, specifiedChannels } from "../../../contracts/fixtures/specifiedChannels"

/** The codes of the channels that a requirement names: `B2C, BELO and MIW`. */
export const named = (holds: (channel: SpecifiedChannel) => boolean): string =>
  new Intl.ListFormat("en-GB").format(specifiedChannels.filter(holds).map(({ code }) => code))

/** A value of each channel: the commonest, then the exceptions, such as `90, on MIW 120`. */
export const valued = (of: (channel: SpecifiedChannel) => number): string => {
  const having = (value: number) => specifiedChannels.filter((one) => of(one) === value).length
  const [common, ...rest] = [...new Set(specifiedChannels.map(of))].toSorted((a, b) => having(b) - having(a))
  return [common, ...rest.map((value) => `on ${named((one) => of(one) === value)} ${value}`)].join(", ")
}
