import {
  Award,
  Camera,
  Cake,
  BookOpen,
  Heart,
  Languages,
  LibraryBig,
  LifeBuoy,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Shield,
  SpellCheck,
  Split,
  Table2,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Badge } from '../../../contract/badges.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import './badges.css'
import { messages } from './messages.ts'

type Code = Badge['code']

const LOOKS: Record<Code, { Icon: LucideIcon; colour: string }> = {
  'first-article': { Icon: BookOpen, colour: 'c-history' },
  'ten-articles': { Icon: LibraryBig, colour: 'c-geography' },
  translator: { Icon: Languages, colour: 'c-world' },
  'five-translations': { Icon: Split, colour: 'c-technology' },
  'first-post': { Icon: Newspaper, colour: 'c-health' },
  photographer: { Icon: Camera, colour: 'c-science' },
  'first-comment': { Icon: MessageCircle, colour: 'c-education' },
  conversationalist: { Icon: MessagesSquare, colour: 'c-astronomy' },
  'well-liked': { Icon: Heart, colour: 'c-entertainment' },
  improver: { Icon: SpellCheck, colour: 'c-science' },
  'first-answer': { Icon: LifeBuoy, colour: 'c-world' },
  'guild-leader': { Icon: Shield, colour: 'c-history' },
  collector: { Icon: Table2, colour: 'c-technology' },
  followed: { Icon: UsersRound, colour: 'c-sports' },
  'one-year': { Icon: Cake, colour: 'c-politics' },
}
export const BADGE_ORDER = Object.keys(LOOKS) as Code[]

const NONE: readonly Code[] = []

interface BadgeListProps {
  badges: readonly Badge[]
  /** Shown pale below: what can still be earned. */
  missing?: readonly Code[]
}

export function BadgeList({ badges, missing = NONE }: BadgeListProps) {
  const t = useText(messages)
  return (
    <>
      {badges.length === 0 && missing.length === 0 && (
        <EmptyState icon={<Award />} title={t('none')} text={t('noneText')} />
      )}
      {badges.length > 0 && (
        <ul className="badge-list">
          {badges.map(({ code, earnedAt }) => (
            <BadgeItem key={code} code={code} earnedAt={earnedAt} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="badges-missing" className="mt-10">
          <h2 id="badges-missing" className="mb-4 text-lg">
            {t('missing')}
          </h2>
          <ul className="badge-list">
            {missing.map((code) => (
              <BadgeItem key={code} code={code} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function BadgeItem({ code, earnedAt }: { code: Code; earnedAt?: string }) {
  const t = useText(messages)
  const { Icon, colour } = LOOKS[code]
  const isMissing = earnedAt === undefined
  return (
    <li className="flex items-center gap-3 min-w-0">
      <span className={`badge-mark ${isMissing ? 'badge-missing' : colour}`}>
        <Icon aria-hidden="true" />
      </span>
      <p className="min-w-0 leading-5">
        <b className="block">{t(code)}</b>
        <span className="block text-sm text-quiet">{t(`${code}Text`)}</span>
        {earnedAt !== undefined && (
          <span className="sr-only">{fillNodes(t('earned'), { date: <ShortDate at={earnedAt} /> })}</span>
        )}
      </p>
    </li>
  )
}
