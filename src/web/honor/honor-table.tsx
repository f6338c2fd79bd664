import {
  HONOR_ARTICLE,
  HONOR_DAY_OFFSET_HOURS,
  HONOR_GIVER_HOURS,
  HONOR_GIVER_LIKES,
  HONOR_HOLD_HOURS,
  HONOR_KEPT,
  HONOR_PAIR,
  HONOR_POOL,
  HONOR_REASONS,
  HONOR_REWARDS,
  type HonorReason,
} from '../../contract/honor-rules.ts'
import { LEVELS, PRIVILEGES, type Privilege } from '../../contract/honor-levels.ts'
import { formatNumber } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { formatDelta } from './format-delta.ts'
import { messages as levelMessages } from './level-messages.ts'
import { Table } from './plain-table.tsx'
import { messages } from './table-messages.ts'

export type HonorTableName = keyof typeof TABLES

const TABLES = { rewards: Rewards, limits: Limits, privileges: Privileges, levels: Levels }

/** A part of the help page that is made from the constants by which the server pays. */
export function HonorTable({ name }: { name: HonorTableName }) {
  const Part = TABLES[name]
  return <Part />
}

function Rewards() {
  const t = useText(messages)
  const { language } = useLanguage()
  const limitOf = useLimit()
  return (
    <Table
      caption={t('rewards')}
      head={[t('what'), t('honor'), t('limit')]}
      rows={HONOR_REASONS.map((reason) => ({
        key: reason,
        cells: [
          t(reason, HONOR_ARTICLE),
          formatDelta(HONOR_REWARDS[reason].points, language),
          limitOf(reason),
        ],
      }))}
    />
  )
}

function useLimit(): (reason: HonorReason) => string {
  const t = useText(messages)
  return (reason) => {
    const { cap } = HONOR_REWARDS[reason]
    if (typeof cap === 'string') return t(cap)
    return 'points' in cap ? t('points', { count: cap.points }) : t('times', { count: cap.times })
  }
}

function Limits() {
  const t = useText(messages)
  return (
    <ul>
      <li>{t('poolLimit', { count: HONOR_POOL, hours: HONOR_DAY_OFFSET_HOURS })}</li>
      <li>{t('helpingLimit', { count: HONOR_REWARDS['suggestion-accepted'].cap.points })}</li>
      <li>{t('giverAge', { hours: HONOR_GIVER_HOURS })}</li>
      <li>{t('giverLikes', { count: HONOR_GIVER_LIKES })}</li>
      <li>{t('pair', { day: HONOR_PAIR.day, month: HONOR_PAIR.days30 })}</li>
      <li>{t('held', { hours: HONOR_HOLD_HOURS })}</li>
      <li>{t('kept', HONOR_KEPT)}</li>
    </ul>
  )
}

function Privileges() {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <Table
      caption={t('privileges')}
      head={[t('privilege'), t('from')]}
      rows={(Object.keys(PRIVILEGES) as Privilege[]).map((privilege) => ({
        key: privilege,
        cells: [t(privilege), formatNumber(PRIVILEGES[privilege], language)],
      }))}
    />
  )
}

function Levels() {
  const t = useText(messages)
  const levelName = useText(levelMessages)
  const { language } = useLanguage()
  return (
    <Table
      caption={t('levels')}
      head={[t('level'), t('from')]}
      rows={LEVELS.map(({ level, from }) => ({
        key: level,
        cells: [levelName(level), formatNumber(from, language)],
      }))}
    />
  )
}
