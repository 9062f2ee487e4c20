/*
 * Stands in for the tag manager: reads the data layer from its start and reports each event by
 * name.
 */
;(() => {
  const layer = window.dataLayer
  const report = ({ event } = {}) => {
    if (event)
      // A document that ends cuts its calls, which Firefox reports as errors.
      fetch(`https://www.google-analytics.com/g/collect?en=${encodeURIComponent(event)}`, { mode: "no-cors" }).catch(
        () => undefined
      )
  }
  for (const entry of layer) report(entry)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    for (const entry of entries) report(entry)
    return push(...entries)
  }
  window.google_tag_manager = { [new URL(document.currentScript.src).searchParams.get("id")]: {} }
})()
