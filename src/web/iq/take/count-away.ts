import { noteIqEvent } from '../../../contract/iq.ts'
import { call } from '../../platform/api.ts'

export interface Away {
  /** From now on it counts for this item. */
  begin: (itemId: string | null) => void
  read: () => { blurCount: number; blurMs: number }
  stop: () => void
}

/** How often and how long the page was left during an item. It is noted, never punished. */
export function countAway(): Away {
  let itemId: string | null = null
  let count = 0
  let ms = 0
  let leftAt: number | null = null

  const tell = (type: 'blur' | 'focus' | 'paste'): void => {
    if (itemId !== null) call(noteIqEvent, { body: { itemId, type }, keepalive: true }).catch(() => {})
  }
  const leave = (): void => {
    if (leftAt !== null || itemId === null) return
    leftAt = performance.now()
    count++
    tell('blur')
  }
  const comeBack = (): void => {
    if (leftAt === null) return
    ms += performance.now() - leftAt
    leftAt = null
    tell('focus')
  }
  const look = (): void => (document.hidden ? leave() : comeBack())
  const paste = (): void => tell('paste')

  addEventListener('blur', leave)
  addEventListener('focus', comeBack)
  addEventListener('paste', paste)
  document.addEventListener('visibilitychange', look)
  return {
    begin: (id) => {
      itemId = id
      count = 0
      ms = 0
      leftAt = null
    },
    read: () => ({
      blurCount: count,
      blurMs: Math.round(ms + (leftAt === null ? 0 : performance.now() - leftAt)),
    }),
    stop: () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
      removeEventListener('paste', paste)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
