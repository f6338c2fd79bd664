import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { withdrawNsfwConsent, type NsfwState } from '../../contract/nsfw.ts'
import { call } from '../platform/api.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { removeStored } from '../platform/storage.ts'
import type { Wording } from './age-dialog.tsx'
import { isOffered, nsfwQuery, refreshNsfw } from './nsfw-queries.ts'

export type { Wording } from './age-dialog.tsx'

const AgeDialog = lazyComponent(async () => (await import('./age-dialog.tsx')).AgeDialog)

interface Question {
  wording: Wording
  answer: (isYes: boolean) => void
}

export interface Nsfw {
  /** Undefined until the server has said. */
  state: NsfwState | undefined
  /** True once the viewer has said Yes, now or before; false after No, and where they may not be asked. */
  ask: (wording: Wording) => Promise<boolean>
  /** Takes the Yes back, here and on the account. */
  withdraw: () => Promise<void>
  /** To be drawn somewhere in the same part, or the question is never seen. */
  dialog: ReactNode
}

/** Adult content and this viewer. The server decides; what is kept here is only what it said. */
export function useNsfw(): Nsfw {
  const client = useQueryClient()
  const { data: state } = useQuery(nsfwQuery)
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(wording: Wording): Promise<boolean> {
    const known = await client.ensureQueryData(nsfwQuery).catch(() => undefined)
    if (known?.hasConsent === true) {
      // An item that is still hidden was fetched before the Yes.
      if (wording === 'age') await refreshNsfw(client)
      return true
    }
    // What the server could not be asked it says to the answer.
    if (known !== undefined && !isOffered(known)) return false
    return new Promise((answer) => setQuestion({ wording, answer }))
  }

  async function withdraw(): Promise<void> {
    client.setQueryData(nsfwQuery.queryKey, await call(withdrawNsfwConsent))
    removeStored('nsfwConsent')
    await refreshNsfw(client)
  }

  function close(isYes: boolean): void {
    setQuestion(null)
    question?.answer(isYes)
    // Not before the confirmation was read: what is fetched takes the place of the tile that it belongs to.
    if (isYes) void refreshNsfw(client)
  }
  const dialog = question !== null && (
    <Suspense>
      <AgeDialog wording={question.wording} onClose={close} />
    </Suspense>
  )
  return { state, ask, withdraw, dialog }
}
