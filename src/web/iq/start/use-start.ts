import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { startIqTest } from '../../../contract/iq.ts'
import type { IqForm } from '../../../contract/iq-rules.ts'
import { ApiError, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { iqStatusQuery } from '../iq-queries.ts'
import { ownTab } from '../take/tab.ts'
import { within } from '../take/within.ts'
import { messages } from './messages.ts'

export interface StartChoice {
  form: IqForm
  extraTime: boolean
}

/** Begins the test, or takes the open one over in this tab, and goes to its screen. */
export function useStart() {
  const t = useText(messages)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function start(choice?: StartChoice): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      const body = { consent: true as const, tab: await ownTab(), ...choice }
      const attempt = await within((signal) => call(startIqTest, { body, signal }))
      client.setQueryData(iqStatusQuery.queryKey, (now) => now && { ...now, attempt })
      navigate('/iq-test/take')
    } catch (failure) {
      setError(failureOf(failure, t('notStarted')))
      // It was taken meanwhile, elsewhere.
      if (failure instanceof ApiError && failure.status === 409)
        void client.invalidateQueries({ queryKey: iqStatusQuery.queryKey })
    }
    setBusy(false)
  }
  return { isBusy, error, start: (choice?: StartChoice) => void start(choice) }
}
