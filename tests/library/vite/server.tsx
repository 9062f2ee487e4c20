import { renderToString } from "react-dom/server"
import { App } from "./App.js"

console.log(renderToString(<App />))
