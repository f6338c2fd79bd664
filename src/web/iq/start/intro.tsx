import { Clock, Eye, EyeOff, FlaskConical, ListOrdered, Repeat1 } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  IQ_ATTEMPT_DAYS,
  IQ_ITEM_SECONDS,
  IQ_MOST_SHOWN,
  IQ_PILOTS,
  IQ_SHOWN_AGE,
} from '../../../contract/iq-rules.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages as words } from '../disclaimer-messages.ts'
import { messages } from './messages.ts'

const MINUTES = IQ_ITEM_SECONDS / 60

/** What the test is, before anybody decides to take it. Its last part is what can be done. */
export function Intro({ children }: { children: ReactNode }) {
  const t = useText(messages)
  const w = useText(words)
  return (
    <>
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <div className="side-columns gap-y-10 mt-8">
        <div className="min-w-0">
          <ul className="iq-facts">
            <Fact icon={<ListOrdered />} title={t('length', { most: IQ_MOST_SHOWN })}>
              {t('lengthText')}
            </Fact>
            <Fact icon={<Clock />} title={t('time', { minutes: MINUTES })}>
              {t('timeText')}
            </Fact>
            <Fact icon={<Repeat1 />} title={t('once')}>
              {t('onceText', { days: IQ_ATTEMPT_DAYS })}
            </Fact>
            <Fact icon={<FlaskConical />} title={t('pilots')}>
              {t('pilotsText', { count: IQ_PILOTS })}
            </Fact>
            <Fact icon={<Eye />} title={t('noted')}>
              {t('notedText')}
            </Fact>
            <Fact icon={<EyeOff />} title={t('private')}>
              {t('privateText', { age: IQ_SHOWN_AGE })}
            </Fact>
          </ul>
          <section className="mt-8 max-w-measure" aria-labelledby="iq-is-not">
            <h2 id="iq-is-not" className="text-lg">
              {t('isNotTitle')}
            </h2>
            <p className="mt-2 text-pretty">{t('isText')}</p>
            <p className="mt-3 text-quiet text-pretty">{w('disclaimer')}</p>
            <p className="flex flex-wrap gap-x-6 gap-y-2 mt-4 font-semibold">
              <Link to="/iq-test/about" className="link">
                {t('about')}
              </Link>
              <Link to="/help-center?page=iq-test" className="link">
                {t('help')}
              </Link>
            </p>
          </section>
        </div>
        <div className="iq-start">{children}</div>
      </div>
    </>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-quiet text-pretty">{children}</p>
      </div>
    </li>
  )
}
