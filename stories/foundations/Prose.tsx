import { Fragment } from "react"

/** A text in which code stands between backticks: every second part of it is code. */
export const Prose = ({ text }: { readonly text: string }) => {
  const [plain = "", ...rest] = text.split("`")
  const pairs = rest.flatMap((code, at) => (at % 2 === 0 ? [[code, rest[at + 1] ?? ""] as const] : []))
  return (
    <>
      {plain}
      {pairs.map(([code, after]) => (
        <Fragment key={code + after}>
          <code>{code}</code>
          {after}
        </Fragment>
      ))}
    </>
  )
}
