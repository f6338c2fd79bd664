import { useQuery } from '@tanstack/react-query'
import type { Question } from '../../../contract/questions.ts'
import { useUser } from '../../auth/public.ts'
import { useOnceAlive } from '../../platform/hydrated.ts'
import { usePageState } from '../../platform/page-state.tsx'
import { NOTHING_MINE, type QuestionMine, oneQuestion } from '../one-queries.ts'

interface Loading {
  state: 'pending' | 'missing' | 'failed' | 'adult'
  retry: () => void
  isBusy: boolean
}

interface Found {
  state: 'found'
  question: Question
}

export function useQuestion(id: number): Loading | Found {
  const { hasSession } = usePageState()
  const { data, isError, isFetching, refetch } = useQuery({
    ...oneQuestion.detail(id),
    // A document is the same for everybody: what only its author may see is not in it, so they ask as themselves.
    staleTime: ({ state }) => (state.data === null && hasSession ? 0 : 30_000),
  })
  const isAsking = useOnceAlive(
    () => isFetching,
    () => false,
  )
  if (data && data !== 'adult') return { state: 'found', question: data }
  const rest = { retry: () => void refetch(), isBusy: isFetching }
  if (data === 'adult') return { state: 'adult', ...rest }
  const isPending = data === undefined || isAsking
  return { state: isError ? 'failed' : isPending ? 'pending' : 'missing', ...rest }
}

/** What the reader has done and may do; nothing until it is known, and for visitors always. */
export function useQuestionMine(id: number): QuestionMine {
  const { user } = useUser()
  const { data } = useQuery({ ...oneQuestion.mine(id), enabled: user !== null })
  // A part that comes alive late first shows what the document shows, though it may be known by then.
  return useOnceAlive(
    () => data ?? NOTHING_MINE,
    () => NOTHING_MINE,
  )
}
