import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_FINISHED } from "storybook/internal/core-events"
import { addons, mockChannel } from "storybook/preview-api"
import { afterEach, expect, test, vi } from "vitest"
import { everyBrand } from "../../.storybook/everyBrand"
import { replayOnSwitch } from "../../.storybook/replay"

afterEach(() => vi.unstubAllGlobals())

/** A preview in the manager, whose own switches are `globals`. Counts its replays. */
const preview = (globals: { channel: string }) => {
  const channel = mockChannel()
  addons.setChannel(channel)
  const told = { storyStoreValue: { userGlobals: { get: () => ({ ...globals }) } } }
  vi.stubGlobal("window", { parent: {}, __STORYBOOK_PREVIEW__: told })
  let replays = 0
  channel.on(FORCE_REMOUNT, () => replays++)
  replayOnSwitch({ ...globals })
  const tell = (said: { channel: string }) => {
    channel.emit(GLOBALS_UPDATED, { globals: said })
    channel.emit(STORY_FINISHED, { storyId: "a--b" })
  }
  return { tell, replays: () => replays }
}

test("a switch plays the story again, once", () => {
  const globals = { channel: "b2c" }
  const { replays, tell } = preview(globals)
  globals.channel = "belo"
  tell(globals)
  tell(globals)
  expect(replays()).toBe(1)
})

test("the frames of all brands, which tell of their own switches, play nothing again around them", () => {
  const { replays, tell } = preview({ channel: everyBrand })
  for (const channel of ["b2c", "belo"]) tell({ channel })
  expect(replays()).toBe(0)
})
