import { deleteDraft, saveDraft, type DraftContent } from '../../../contract/drafts.ts'
import { DRAFT_DEVICE_MS, DRAFT_SERVER_MS } from '../../../contract/limits.ts'
import { ApiError, call } from '../../platform/api.ts'
import { removeDevice, writeDevice, type Slot } from './device-drafts.ts'

/** Where the newest words are: nowhere yet, on this device, on the server too, or here because it is out of reach. */
export type DraftState = 'none' | 'unkept' | 'device' | 'server' | 'offline'

interface KeeperOptions {
  slot: Slot
  owner: number | null
  /** Whether the server takes drafts of this person at all. */
  isMember: boolean
  onState: (state: DraftState) => void
  /** The server had a text of another device: it keeps that one for a day. */
  onHadNewer: () => void
}

export type DraftKeeper = ReturnType<typeof createKeeper>

const FORGET_TRIES = 3

/** A draft that stays behind would come back as if it had never been published, so it is tried again. */
async function forget(slot: Slot, triesLeft = FORGET_TRIES): Promise<void> {
  try {
    await call(deleteDraft, { params: slot })
  } catch {
    if (triesLeft > 1) setTimeout(() => void forget(slot, triesLeft - 1), DRAFT_SERVER_MS)
  }
}

/** Keeps what it is told: on the device within 2 seconds, on the server within 10, again and again until it is there. */
export function createKeeper({ slot, owner, isMember, onState, onHadNewer }: KeeperOptions) {
  let latest: DraftContent | null = null
  let version = 0
  let hasNoted = false
  let isOnDevice = true
  let isSent = true
  let mayKeep = true
  let maySend = isMember
  let sending: Promise<void> | null = null
  let deviceTimer: ReturnType<typeof setTimeout> | undefined
  let serverTimer: ReturnType<typeof setTimeout> | undefined

  function keepOnDevice(): void {
    clearTimeout(deviceTimer)
    deviceTimer = undefined
    if (isOnDevice || latest === null) return
    isOnDevice = writeDevice(slot, { at: Date.now(), owner, version, isSent, content: latest })
    if (!isSent) onState(isOnDevice ? (maySend && !navigator.onLine ? 'offline' : 'device') : 'unkept')
  }

  async function send(content: DraftContent): Promise<void> {
    try {
      const answer = await call(saveDraft, { params: slot, body: { version, content } })
      version = answer.version
      if (!mayKeep) return
      isSent = latest === content
      // The copy here learns which version it belongs to.
      isOnDevice = false
      keepOnDevice()
      if (isSent) onState('server')
      if (answer.hadNewer) onHadNewer()
    } catch (error) {
      if (!mayKeep) return
      const status = error instanceof ApiError ? error.status : 0
      maySend &&= status !== 401 && status !== 403
      onState(!isOnDevice ? 'unkept' : status === 0 ? 'offline' : 'device')
    }
  }

  function keepOnServer(): void {
    clearTimeout(serverTimer)
    serverTimer = undefined
    if (isSent || latest === null || !maySend || sending !== null) return
    keepOnDevice()
    sending = send(latest).finally(() => {
      sending = null
      scheduleServer()
    })
  }

  function scheduleServer(): void {
    if (mayKeep && maySend && !isSent) serverTimer ??= setTimeout(keepOnServer, DRAFT_SERVER_MS)
  }

  function stop(): void {
    mayKeep = false
    clearTimeout(deviceTimer)
    clearTimeout(serverTimer)
  }

  return {
    /** The words as they stand now. */
    note: (content: DraftContent): void => {
      if (!mayKeep) return
      latest = content
      hasNoted = true
      isOnDevice = isSent = false
      deviceTimer ??= setTimeout(keepOnDevice, DRAFT_DEVICE_MS)
      scheduleServer()
    },
    /** What was found when the text was opened, and whether the server has it; typing goes before it. */
    goOnFrom: (found: { version: number; content: DraftContent; isSent: boolean }): void => {
      if (hasNoted) return
      clearTimeout(serverTimer)
      serverTimer = undefined
      ;({ version, content: latest, isSent } = found)
      scheduleServer()
    },
    flush: (): void => {
      keepOnDevice()
      keepOnServer()
    },
    /** Takes both copies away and goes on from nothing. `isThrifty`: the server is left alone if it never had one. */
    clear: async (isThrifty = false): Promise<void> => {
      clearTimeout(deviceTimer)
      clearTimeout(serverTimer)
      deviceTimer = serverTimer = undefined
      latest = null
      isOnDevice = isSent = true
      removeDevice(slot)
      await sending
      if (maySend && !(isThrifty && version === 0)) await forget(slot)
      version = 0
    },
    stop,
  }
}
