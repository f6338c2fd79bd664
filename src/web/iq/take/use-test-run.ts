import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { userQuery } from '../../auth/public.ts'
import { navigate } from '../../platform/location.ts'
import { iqResultQuery, iqStatusQuery } from '../iq-queries.ts'
import { tabName } from './tab.ts'
import { createTestRun, type RunState, type TestRun } from './test-run.ts'

/** The run of this tab; when it is over, /iq-test shows what came of it. */
export function useTestRun(): { run: TestRun; state: RunState } {
  const client = useQueryClient()
  const [run] = useState(() => createTestRun(tabName()))
  const state = useSyncExternalStore(run.subscribe, run.get, run.get)
  useEffect(() => run.start(), [run])
  const { phase } = state
  useEffect(() => {
    const isScored = phase.name === 'scored'
    if (isScored) {
      client.setQueryData(iqResultQuery.queryKey, { result: phase.result })
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    }
    if (!isScored && phase.name !== 'gone' && phase.name !== 'lapsed') return
    if (isScored && phase.result !== null)
      client.setQueryData(iqStatusQuery.queryKey, (now) => now && { ...now, iqTestTaken: true })
    else void client.resetQueries({ queryKey: iqStatusQuery.queryKey })
    navigate('/iq-test', { replace: true })
  }, [phase, client])
  // Whoever leaves in the middle finds there how far they are.
  useEffect(() => () => void client.invalidateQueries({ queryKey: iqStatusQuery.queryKey }), [client])
  return { run, state }
}
