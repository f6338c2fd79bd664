import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { finishWelcome } from '../../contract/welcome.ts'
import { call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { Checklist } from './checklist.tsx'
import { welcomeQuery } from './welcome-queries.ts'
import { LAST_STEP, WelcomeDialog } from './welcome-dialog.tsx'

/** What a new member meets on home: three screens once, then a list of first steps until it is done or closed. */
export function FirstHour() {
  const client = useQueryClient()
  const { data: welcome } = useQuery(welcomeQuery)
  const [openedAt, open] = useState<number | null>(null)
  if (welcome === undefined) return null
  async function finish(): Promise<void> {
    open(null)
    client.setQueryData(welcomeQuery.queryKey, (known) => known && { ...known, isNew: false })
    // If it does not arrive the screens come once more with the next visit: nothing to bother anybody with.
    await call(finishWelcome).catch(() => {})
    void client.invalidateQueries(welcomeQuery)
    // What was chosen orders home at once.
    void client.invalidateQueries(holding('followed'))
  }
  return (
    <>
      {(welcome.isNew || openedAt !== null) && (
        <WelcomeDialog from={openedAt ?? 1} onClose={() => void finish()} />
      )}
      {welcome.checklist !== null && (
        <Checklist items={welcome.checklist} onFindPeople={() => open(LAST_STEP)} />
      )}
    </>
  )
}
