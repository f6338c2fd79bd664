import { useQuery } from '@tanstack/react-query'
import { getGuild } from '../../contract/guilds.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { GUILD_RULE, reportObject } from '../../contract/reports.ts'
import { addressOf, call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  objectType: ObjectType
  objectId: number
  /** The guild it is in. */
  guildId?: number | null
  onClose: () => void
}

/** Tells the operator what is wrong with something that everybody may read. */
export function ReportDialog({ objectType, objectId, guildId = null, onClose }: ReportDialogProps) {
  const t = useText(messages)
  const titles = useRuleTitles(guildId)
  return (
    <ReportForm
      description={t('description')}
      sentText={t('sentText')}
      send={async (report) => call(reportObject, { body: { objectType, objectId, ...report } })}
      rules={{
        titles,
        send: async (ruleNumber, text) =>
          call(reportObject, { body: { objectType, objectId, reason: GUILD_RULE, ruleNumber, text } }),
      }}
      onClose={onClose}
    />
  )
}

/** None while they are not known: what is against the rules of the site can be told anyway. */
function useRuleTitles(guildId: number | null): string[] {
  const { data } = useQuery({
    queryKey: [addressOf(getGuild, { id: guildId ?? 0 }), 'rules'],
    queryFn: async ({ signal }) => {
      const { rules } = await call(getGuild, { params: { id: String(guildId) }, signal })
      return (rules ?? []).map(({ title }) => title)
    },
    enabled: guildId !== null,
    meta: { holds: ['guild'] },
    refetchOnMount: true,
  })
  return data ?? []
}
