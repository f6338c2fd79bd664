import type { ModerationCase } from '../../../contract/moderation.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { messages } from './card-messages.ts'
import { messages as deskMessages } from './messages.ts'

/** All reports about one object: how heavy, why, and in whose words. */
export function CaseReports({ item }: { item: ModerationCase }) {
  const t = useText(messages)
  const desk = useText(deskMessages)
  const { reports, reportCount, weight, since } = item
  if (reportCount === 0) return null
  return (
    <div>
      <p className="text-sm font-semibold">
        {t('reports', { count: reportCount })}
        <span className="text-quiet font-normal">
          {' / '}
          {t('weight', { weight })}
          {' / '}
          {fillNodes(t('since'), { time: <RelativeTime at={since} /> })}
        </span>
      </p>
      <ul className="grid gap-2 mt-2">
        {reports.map((report) => (
          <li key={report.id} className="text-sm">
            <b className="font-semibold">{t(report.reason, { number: report.ruleNumber ?? '' })}</b>{' '}
            <span className="text-quiet">
              {t('weight', { weight: report.weight })}
              {' / '}
              {report.reporter === null ? (
                desk('formerMember')
              ) : (
                <Link to={`/user/${report.reporter.id}`} className="underline underline-offset-3">
                  {report.reporter.name}
                </Link>
              )}
            </span>
            {report.text !== '' && (
              <q className="block wrap-anywhere whitespace-pre-line" dir="auto">
                {report.text}
              </q>
            )}
          </li>
        ))}
      </ul>
      {reportCount > reports.length && (
        <p className="mt-1 text-quiet text-sm">{t('more', { count: reportCount - reports.length })}</p>
      )}
    </div>
  )
}
