import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { getDraft, type DraftContent } from '../../../contract/drafts.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import type { Choice, FoundDraft } from './choose-draft.ts'
import { keepOther, removeOther, type DraftKind } from './device-drafts.ts'
import { createKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts'
import { openDraft } from './open-draft.ts'

interface DraftOptions<T extends DraftContent> {
  kind: DraftKind
  /** `new`, `edit-7`, `translate-7-id` … */
  key: string
  /** The form as it stands; the same object until something changes. */
  value: T
  /** Puts a draft into the form; what it does not understand it leaves out. */
  restore: (content: DraftContent) => void
  /** A form without words is never kept: nobody loses a text by clearing the field. */
  isBlank: (value: T) => boolean
  /** Where texts are short and many: the server is told that one is finished only if it has it. */
  isThrifty?: boolean
}

export interface DraftControls {
  state: DraftState
  /** The draft that was put into the form when it was opened. */
  restored: FoundDraft | null
  /** Another version that can be had instead. */
  other: FoundDraft | null
  startAfresh: () => void
  takeOther: () => void
  /** What stands in the form is about to be replaced; it stays as the other version. */
  keepAside: () => void
  /** Keeps it at once. */
  keepNow: () => void
  /** The text has gone where it belongs: both copies are deleted, and nothing is kept any more. */
  finish: () => void
  /** The form is left without its words; for a day they can be had again as the other version, if there are new ones. */
  putAway: (hasNewWords?: boolean) => void
  /** As `finish`, for a form that stays: it is empty again, and the next text is kept. */
  beginAgain: () => void
}

const NOTHING: Choice = { restored: null, other: null }

/** Product §0.3: a composer keeps its draft on the device and, signed in, on the server, and restores it without asking. */
export function useDraft<T extends DraftContent>(options: DraftOptions<T>): DraftControls {
  const { kind, key, value } = options
  const { user, isPending } = useUser()
  const [state, setState] = useState<DraftState>('none')
  const [found, setFound] = useState(NOTHING)
  // Counts what was put into the form from here, so that it is not taken for typing.
  const [puts, setPuts] = useState(0)
  const [first] = useState(value)
  const text = useMemo(() => JSON.stringify(value), [value])
  const untouched = useRef<string | null>(text)
  const seenPuts = useRef(0)
  const keeper = useRef<DraftKeeper>(null)
  const known = useSticky(user?.id)
  const owner = known ?? null
  const isReady = !isPending || known !== undefined

  const put = (content: DraftContent): void => {
    options.restore(content)
    setPuts((count) => count + 1)
  }
  /** What stands in the form gives way to something else and can be had again. */
  const putAside = (): FoundDraft | null => {
    if (options.isBlank(value)) return null
    keepOther({ kind, key }, owner, value)
    return { content: value, at: Date.now(), from: 'device' }
  }
  const show = useEffectEvent((choice: Choice, isShown: boolean) => {
    if (isShown) {
      setFound((now) => ({ ...now, other: choice.other }))
      if (choice.restored?.from === 'server') setState((now) => (now === 'device' ? 'server' : now))
      return
    }
    // Somebody who writes already keeps what they write; what was found can still be had.
    const isFree = text === untouched.current
    if (isFree && choice.restored !== null) {
      put(choice.restored.content)
      setState(choice.restored.from)
    }
    setFound(isFree ? choice : { restored: null, other: choice.restored ?? choice.other })
  })
  const learnOlder = useEffectEvent(async () => {
    const draft = await call(getDraft, { params: { kind, key } }).catch(() => null)
    const older = draft?.older ?? null
    if (older !== null) setFound((now) => ({ ...now, other: { content: older, at: null, from: 'server' } }))
  })

  useEffect(() => {
    if (!isReady) return undefined
    let isCurrent = true
    const slot = { kind, key }
    const mine = createKeeper({
      slot,
      owner,
      isMember: owner !== null,
      onState: (next) => isCurrent && setState(next),
      onHadNewer: () => void (isCurrent && learnOlder()),
    })
    keeper.current = mine
    void openDraft(slot, owner, mine, (choice, isShown) => isCurrent && show(choice, isShown))
    const flush = (): void => mine.flush()
    const onHidden = (): void => {
      if (document.hidden) mine.flush()
    }
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      mine.flush()
      mine.stop()
      isCurrent = false
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [kind, key, owner, isReady])

  const note = useEffectEvent(() => {
    if (!options.isBlank(value)) keeper.current?.note(value)
  })
  useEffect(() => {
    const wasPut = puts !== seenPuts.current
    seenPuts.current = puts
    if (wasPut) untouched.current = text
    else if (text !== untouched.current) {
      // From the first key on nothing counts as untouched, not even the first text again.
      untouched.current = null
      note()
    }
  }, [text, puts, isReady])

  return {
    state,
    ...found,
    startAfresh: () => {
      setFound({ restored: null, other: putAside() })
      setState('none')
      put(first)
      void keeper.current?.clear()
    },
    takeOther: () => {
      if (found.other === null) return
      setFound({ restored: found.other, other: putAside() })
      // Not as found but as typed: from now on it is the draft.
      options.restore(found.other.content)
    },
    keepAside: () => setFound({ restored: null, other: putAside() }),
    keepNow: () => keeper.current?.flush(),
    finish: () => {
      keeper.current?.stop()
      void keeper.current?.clear()
      removeOther({ kind, key })
    },
    putAway: (hasNewWords = true) => {
      if (hasNewWords) putAside()
      keeper.current?.stop()
      void keeper.current?.clear()
    },
    beginAgain: () => {
      setFound(NOTHING)
      setState('none')
      put(first)
      void keeper.current?.clear(options.isThrifty)
      removeOther({ kind, key })
    },
  }
}

/** The first id that was known: a failed look at the session in mid-text changes nothing about whose text it is. */
function useSticky(id: number | undefined): number | undefined {
  const [kept, setKept] = useState(id)
  if (kept === undefined && id !== undefined) setKept(id)
  return kept ?? id
}
