import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/endpoint.ts'
import {
  getNotificationSettings,
  saveNotificationSettings,
  type NotificationSettings,
} from '../../../contract/notifications.ts'
import { call } from '../../platform/api.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { keepSwitch } from '../switch-store.ts'

export type Change = BodyOf<typeof saveNotificationSettings>

export const settingsQuery = queryOptions({
  queryKey: [getNotificationSettings.path],
  queryFn: async ({ signal }) => {
    const settings = await call(getNotificationSettings, { signal })
    keepSwitch(settings.isOn)
    return settings
  },
  refetchOnMount: true,
})

/** What the settings are once the server agrees. */
export function withChange(settings: NotificationSettings, change: Change): NotificationSettings {
  const { type, ...rest } = change
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...settings,
    ...known,
    types: settings.types.map((one) =>
      type !== undefined && one.name === type.name ? { ...one, channels: type.channels } : one,
    ),
  }
}

const SAVING = ['notification-settings']

/** Every change counts at once; one that is refused is put back, with the reason. */
export function useSaveSettings(): (change: Change) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { queryKey } = settingsQuery
  const show = (settings: NotificationSettings): void => {
    client.setQueryData(queryKey, settings)
    keepSwitch(settings.isOn)
  }
  const isLast = () => client.isMutating({ mutationKey: SAVING }) === 1
  const { mutate } = useMutation({
    mutationKey: SAVING,
    scope: { id: 'notification-settings' },
    mutationFn: (change: Change) => call(saveNotificationSettings, { body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before !== undefined) show(withChange(before, change))
      else if (change.isOn !== undefined) keepSwitch(change.isOn)
      return before
    },
    onSuccess: (settings) => {
      if (isLast()) show(settings)
    },
    onError: (error, change, before) => {
      if (before !== undefined) show(before)
      else if (change.isOn !== undefined) keepSwitch(!change.isOn)
      showFailure(error)
    },
  })
  return (change) => mutate(change)
}
