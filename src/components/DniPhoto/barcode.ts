interface Detector {
  readonly detect: (picture: ImageBitmap) => Promise<ReadonlyArray<{ readonly rawValue: string }>>
}

/** The platform's reader of codes, which TypeScript does not know. */
declare const BarcodeDetector:
  | undefined
  | {
      new (options: { readonly formats: ReadonlyArray<string> }): Detector
      getSupportedFormats: () => Promise<string[]>
    }

const format = "pdf417"

export const canReadCodes = async (): Promise<boolean> =>
  typeof BarcodeDetector === "function" && (await BarcodeDetector.getSupportedFormats()).includes(format)

/** The text of the PDF417 code in a picture, read on this device. Rejects if the picture cannot be read. */
export const readCode = async (picture: Blob): Promise<string | undefined> => {
  if (typeof BarcodeDetector !== "function") return undefined
  const bitmap = await createImageBitmap(picture)
  try {
    const [found] = await new BarcodeDetector({ formats: [format] }).detect(bitmap)
    return found?.rawValue
  } finally {
    bitmap.close()
  }
}
