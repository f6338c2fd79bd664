import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getFirstDay,
  markFirstDay,
  sendTestMail,
  type FirstDay,
  type FirstDayMark,
} from '../../contract/first-day.ts'
import { call } from '../platform/api.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'

/** Asked for again whenever home is opened or returned to: most of it is done elsewhere. */
export const firstDayQuery = queryOptions({
  queryKey: [getFirstDay.path],
  queryFn: ({ signal }) => call(getFirstDay, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

export function useTestMail() {
  return useStep<void>(() => call(sendTestMail))
}

export function useMark() {
  return useStep((mark: FirstDayMark) => call(markFirstDay, { body: { mark } }))
}

/** Every write answers with the whole list. */
function useStep<Input>(mutationFn: (input: Input) => Promise<FirstDay>) {
  const client = useQueryClient()
  const onError = useFailureToast()
  return useMutation({
    mutationFn,
    onMutate: () => client.cancelQueries(firstDayQuery),
    onSuccess: (firstDay) => void client.setQueryData(firstDayQuery.queryKey, firstDay),
    onError,
  })
}
