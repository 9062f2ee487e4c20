/** The words of the sandbox's plain PDF as drawn, a line a drawn line. */
export const pdfText = (bytes: Uint8Array): string =>
  [
    ...Buffer.from(bytes)
      .toString("latin1")
      .matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)
  ]
    .map(([, drawn = ""]) => drawn.replace(/\\(.)/g, "$1"))
    .join(" ")
