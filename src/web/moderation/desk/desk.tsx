import { useUser } from '../../auth/public.ts'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { Link, usePlace } from '../../platform/link.tsx'
import { ChoiceLinks } from '../../ui/choice-links.tsx'
import { readId } from '../read-id.ts'
import { AppealList } from './appeal-list.tsx'
import { CaseView } from './case-view.tsx'
import { DESK_TABS, pathOfTab, readCase, readTab } from './desk-paths.ts'
import { MessageReports } from './message-reports.tsx'
import { messages } from './messages.ts'
import { PersonHistory } from './person-history.tsx'
import { Queue } from './queue.tsx'

const NAMES = { queue: 'queue', messages: 'messageReports', appeals: 'appeals' } as const

/** The staff's screen: what waits, reported messages, appeals, or somebody's history (?person=). */
export function Desk() {
  const t = useText(messages)
  const { query } = usePlace()
  const { user } = useUser()
  const person = readId(query.get('person'))
  const object = readCase(query)
  const isList = person === null && object === null
  const tab = readTab(query)
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  return (
    <div className="wrap max-w-[860px] pt-10 pb-6 max-md:pt-6">
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <p className="flex flex-wrap gap-x-5 mt-2 text-sm">
        <Link to="/moderation-log" className="link">
          {t('log')}
        </Link>
        {user?.capabilities?.includes('operate') === true && (
          <Link to="/moderation/site" className="link">
            {t('site')}
          </Link>
        )}
      </p>
      <ChoiceLinks
        label={t('parts')}
        look="tab"
        className="mt-4"
        choices={DESK_TABS.map((name) => ({
          to: pathOfTab(name),
          text: t(NAMES[name]),
          isCurrent: isList && name === tab,
        }))}
      />
      {person !== null && <PersonHistory key={person} id={person} />}
      {person === null && object !== null && <CaseView key={query.get('case')} {...object} />}
      {isList && tab === 'queue' && <Queue />}
      {isList && tab === 'messages' && <MessageReports />}
      {isList && tab === 'appeals' && <AppealList />}
    </div>
  )
}
