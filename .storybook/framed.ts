/** What lies over the whole window has a window of its own on the page of documentation. */
export const framed = { docs: { story: { inline: false, iframeHeight: "560px" } } }
