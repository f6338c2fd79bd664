import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { userQuery } from '../../auth/public.ts'
import { navigate } from '../../platform/location.ts'
import { iqResultQuery, iqStatusQuery } from '../iq-queries.ts'
import type { RunState, TestRun } from './run-state.ts'
import { createTestRun } from './test-run.ts'

/** The run of this tab; when it is over, /iq-test shows what came of it. */
export function useTestRun(userId: number): { run: TestRun; state: RunState } {
  const client = useQueryClient()
  const [run] = useState(() => createTestRun(userId))
  const state = useSyncExternalStore(run.subscribe, run.get, run.get)
  useEffect(() => run.start(), [run])
  const { phase } = state
  useEffect(() => {
    const result = phase.name === 'scored' ? phase.result : null
    if (phase.name === 'scored') void client.invalidateQueries({ queryKey: userQuery.queryKey })
    else if (phase.name !== 'gone' && phase.name !== 'lapsed') return
    if (result !== null) {
      client.setQueryData(iqResultQuery.queryKey, { result })
      client.setQueryData(iqStatusQuery.queryKey, (now) => now && { ...now, iqTestTaken: true })
    } else {
      // There may be one later, from another device.
      client.removeQueries({ queryKey: iqResultQuery.queryKey })
      void client.resetQueries({ queryKey: iqStatusQuery.queryKey })
    }
    navigate('/iq-test', { replace: true })
  }, [phase, client])
  // Whoever leaves in the middle finds there how far they are.
  useEffect(() => () => void client.invalidateQueries({ queryKey: iqStatusQuery.queryKey }), [client])
  return { run, state }
}
