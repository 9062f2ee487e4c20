/*
 * Stands in for the session recorder: shows that it runs and whether the page stopped it. Records
 * nothing.
 */
window.clarity = (word) => {
  if (word === "stop") window.clarity.stopped = true
}
