/** A change that says how things shall be (liked, saved), so that sending it twice does no harm. */
export interface WaitingChange {
  method: string
  path: string
  body?: unknown
}

interface Keeper {
  keep: (key: string, change: WaitingChange) => void
  settle: (key: string, change: WaitingChange) => void
}

/** What keeps changes until the server has them; it is fetched after the first paint. */
export const keeper: { current: Keeper | undefined } = { current: undefined }
