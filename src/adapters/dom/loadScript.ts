/** Runs a third-party script. Rejects if it fails to load within eight seconds. */
export const loadScript = (src: string, data: Readonly<Record<string, string>> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script")
    const timer = setTimeout(() => reject(new Error(`It takes too long: ${src}`)), 8000)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      reject(new Error(`It cannot be fetched: ${src}`))
    }
    Object.assign(script.dataset, data)
    script.async = true
    script.src = src
    document.head.append(script)
  })
