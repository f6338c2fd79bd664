import { useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { ApiError } from './api.ts'
import { keeper, type WaitingChange } from './keep-changes.ts'

interface Optimistic<Wanted, State> {
  /** Names what is changed: such changes go out one after the other, and others can ask whether one is under way. */
  key: readonly [kind: string, id: number, what: string]
  /** What is shown now, and again when the server refuses. */
  before: (wanted: Wanted) => State
  /** What will be shown if the server agrees. */
  expected: (wanted: Wanted) => State
  show: (state: State) => void
  /** Cancels answers under way that would put the old state back. */
  cancel?: () => Promise<void>
  send: (wanted: Wanted) => Promise<State>
  /** What `send` sends, of a change that says how things shall be: it is kept until the server has answered. */
  waiting?: (wanted: Wanted) => WaitingChange
}

/** An optimistic update: shown at once; a refusal puts back what was there and says why. */
export function useOptimistic<Wanted, State>(update: Optimistic<Wanted, State>): (wanted: Wanted) => void {
  const { key, before, expected, show, cancel, send, waiting } = update
  const client = useQueryClient()
  const showFailure = useFailureToast()
  // Of two quick clicks the second one counts: the answer to the first no longer changes what is shown.
  const isLast = () => client.isMutating({ mutationKey: key }) === 1
  const name = key.join(' ')
  const settle = (wanted: Wanted): void => {
    if (waiting !== undefined) keeper.current?.settle(name, waiting(wanted))
  }
  const change = {
    mutationKey: key,
    scope: { id: name },
    mutationFn: send,
    // Without a line it rests, and goes on when the line is back; a lost answer is asked for again.
    retry: (_count: number, error: Error) => waiting !== undefined && !(error instanceof ApiError),
    onMutate: async (wanted: Wanted) => {
      if (waiting !== undefined) keeper.current?.keep(name, waiting(wanted))
      const shown = before(wanted)
      show(expected(wanted))
      await cancel?.()
      return shown
    },
    onSuccess: (state: State, wanted: Wanted) => {
      settle(wanted)
      if (isLast()) show(state)
    },
    onError: (error: Error, wanted: Wanted, shown: State | undefined) => {
      settle(wanted)
      if (isLast() && shown !== undefined) show(shown)
      showFailure(error)
    },
  }
  // Without a hook that watches it: nothing is drawn from its state.
  return (wanted) => {
    client
      .getMutationCache()
      .build(client, change)
      .execute(wanted)
      .catch(() => {})
  }
}
