import {
  LIVE_EVENT_KINDS,
  readEvents,
  STREAM_POLL_MS,
  STREAM_SILENCE_MS,
  type LiveEvent,
  type LiveEventBody,
} from '../../contract/events.ts'
import { ApiError, call, openStream } from '../platform/api.ts'

/** After these pauses the stream is tried again while we poll; the last one stays. */
const RETRY_MS = [15_000, 30_000, 60_000, 300_000]
/** What a browser says of a stream that it gave up. */
const CLOSED = 2
/** A browser connects again by itself; when that fails as often, the stream is given up for a while. */
const FAILURES_BEFORE_POLLING = 3

export interface StreamOptions {
  /** The last event that is known; undefined asks how things stand. */
  after: number | undefined
  onEvent: (event: LiveEvent) => void
  /** Nobody is signed in any more. */
  onSignedOut: () => void
  /** No stream stays open, and a page that nobody sees does not poll: this is over, until it is seen again. */
  onUnseen: () => void
}

/** The server's events, one after the other: by a stream, and where none stays open by asking every 15 s. */
export function followEvents({ after, onEvent, onSignedOut, onUnseen }: StreamOptions): () => void {
  let seq = after
  let source: EventSource | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let isOver = false

  const asked = () => (seq === undefined ? {} : { after: String(seq) })

  function take(event: LiveEvent): void {
    // After a reset the server says anew where it stands, and that may be before what we know.
    if (event.body.kind === 'reset') seq = undefined
    // 0 is about how things stand; any other is heard once, however it came.
    else if (event.seq > 0) {
      if (seq !== undefined && event.seq <= seq) return
      seq = event.seq
    }
    onEvent(event)
  }

  function connect(): void {
    let failures = 0
    const opened = openStream(readEvents, asked())
    source = opened
    const alive = (): void => {
      failures = 0
      retries = 0
      stopPolling()
      watch()
    }
    // The first thing a stream says, and again and again: one that only opens may be held back by a proxy. It says where
    // the stream stands, so that a new one goes on from there.
    opened.addEventListener('beat', ({ lastEventId }) => {
      alive()
      if (lastEventId !== '') seq = Math.max(seq ?? 0, Number(lastEventId))
    })
    for (const kind of LIVE_EVENT_KINDS)
      opened.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        alive()
        const body = JSON.parse(data) as LiveEventBody
        take({ seq: Number(lastEventId), body })
      })
    opened.addEventListener('error', () => {
      failures += 1
      // One that is closed was refused: too many streams, signed out, or a proxy that takes none.
      if (opened.readyState === CLOSED || failures >= FAILURES_BEFORE_POLLING) fallBack()
    })
    watch()
  }

  /** A line may be dead without anybody noticing. */
  function watch(): void {
    clearTimeout(silence)
    silence = setTimeout(fallBack, STREAM_SILENCE_MS)
  }

  function disconnect(): void {
    clearTimeout(silence)
    source?.close()
    source = undefined
  }

  function fallBack(): void {
    disconnect()
    if (isOver) return
    if (document.hidden) return rest()
    clearTimeout(retrying)
    retrying = setTimeout(connect, RETRY_MS[Math.min(retries, RETRY_MS.length - 1)])
    retries += 1
    if (polling === undefined) void poll()
  }

  function rest(): void {
    stop()
    onUnseen()
  }

  async function poll(): Promise<void> {
    if (document.hidden) return rest()
    polling = setTimeout(() => void poll(), STREAM_POLL_MS)
    try {
      const answer = await call(readEvents, { query: asked() })
      if (isOver) return undefined
      for (const event of answer.events) take(event)
      seq = Math.max(seq ?? 0, answer.seq)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401) || isOver) return undefined
      stop()
      onSignedOut()
    }
    return undefined
  }

  function stopPolling(): void {
    clearTimeout(polling)
    polling = undefined
  }

  function stop(): void {
    isOver = true
    disconnect()
    stopPolling()
    clearTimeout(retrying)
  }

  connect()
  return stop
}
