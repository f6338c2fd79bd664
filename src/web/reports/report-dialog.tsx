import { useQuery } from '@tanstack/react-query'
import { getGuild } from '../../contract/guilds.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { GUILD_RULE, reportObject } from '../../contract/reports.ts'
import { useUser } from '../auth/public.ts'
import { pathOfCase } from '../moderation/public.ts'
import { addressOf, call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './messages.ts'
import { ReportForm, type ReportedPerson } from './report-form.tsx'

interface ReportDialogProps {
  objectType: ObjectType
  objectId: number
  /** The guild it is in. */
  guildId?: number | null | undefined
  /** Whose it is; nobody where the reader does not see it, or it is their own. */
  person?: ReportedPerson | null | undefined
  onClose: () => void
}

/** Tells the moderators what is wrong with something or someone; a moderator may decide at once. */
export function ReportDialog({ objectType, objectId, guildId = null, person, onClose }: ReportDialogProps) {
  const t = useText(messages)
  const titles = useRuleTitles(guildId)
  const { user } = useUser()
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
      person={person}
      onClose={onClose}
    >
      {user?.capabilities?.includes('moderate') === true && (
        <Link className="link" to={pathOfCase(objectType, objectId)} onClick={onClose}>
          {t('decide')}
        </Link>
      )}
    </ReportForm>
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
