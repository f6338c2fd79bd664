import { useQueryClient } from '@tanstack/react-query'
import { createMute, deleteMute, type Mute } from '../../contract/mutes.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { call } from '../platform/api.ts'
import { mutesQuery } from './mutes-query.ts'

/** Each shows at once in the list that everything is judged by. */
export function useMuting() {
  const client = useQueryClient()
  const change = (to: (mutes: Mute[]) => Mute[]) =>
    client.setQueryData(mutesQuery.queryKey, (mutes) => mutes && to(mutes))
  return {
    mute: async (body: BodyOf<typeof createMute>): Promise<Mute> => {
      const made = await call(createMute, { body })
      change((mutes) => [made, ...mutes.filter(({ id }) => id !== made.id)])
      return made
    },
    unmute: async ({ id }: Mute): Promise<void> => {
      await call(deleteMute, { params: { id: String(id) } })
      change((mutes) => mutes.filter((one) => one.id !== id))
    },
  }
}
