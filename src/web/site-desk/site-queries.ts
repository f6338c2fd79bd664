import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../contract/endpoint.ts'
import { getSiteDays, getSiteSettings, saveSiteSettings } from '../../contract/site-desk.ts'
import { call } from '../platform/api.ts'
import { useFresh } from '../reauthentication/public.ts'

export const daysQuery = queryOptions({
  queryKey: [getSiteDays.path],
  queryFn: ({ signal }) => call(getSiteDays, { signal }),
})

export const siteSettingsQuery = queryOptions({
  queryKey: [getSiteSettings.path],
  queryFn: ({ signal }) => call(getSiteSettings, { signal }),
})

export type SiteChange = BodyOf<typeof saveSiteSettings>

/** Saves some of the settings, after a fresh proof of who it is where that is needed. */
export function useSiteSave() {
  const client = useQueryClient()
  const { fresh, dialog } = useFresh()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (change: SiteChange) => fresh(async () => call(saveSiteSettings, { body: change })),
    onSuccess: (settings) => void client.setQueryData(siteSettingsQuery.queryKey, settings),
  })
  return { save: mutate, isBusy: isPending, isSaved: isSuccess, error, reset, dialog }
}
