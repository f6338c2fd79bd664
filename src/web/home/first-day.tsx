import { Armchair, Lamp, Languages, UsersRound } from 'lucide-react'
import { CATEGORIES } from '../../contract/categories.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { CATEGORY_ICONS } from './category-icons.ts'
import { messages } from './messages.ts'

/** What there is to do while the shelves are empty. */
export function FirstDay() {
  return (
    <>
      <FirstSteps />
      <Shelves />
    </>
  )
}

function FirstSteps() {
  const t = useText(messages)
  const { hasSession } = usePageState()
  const steps = [
    hasSession
      ? { Icon: UsersRound, title: t('stepInvite'), text: t('stepInviteText') }
      : { Icon: Armchair, title: t('stepAccount'), text: t('stepAccountText') },
    { Icon: Languages, title: t('stepLanguage'), text: t('stepLanguageText') },
    { Icon: Lamp, title: t('stepTheme'), text: t('stepThemeText') },
  ]
  return (
    <section aria-labelledby="first-day">
      <h2 id="first-day">{t('firstDayTitle')}</h2>
      <p className="mt-2 max-w-[68ch] text-quiet">{t('firstDayText')}</p>
      <ol className="steps">
        {steps.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Shelves() {
  const t = useText(messages)
  return (
    <section aria-labelledby="shelves">
      <h2 id="shelves">{t('shelvesTitle')}</h2>
      <div className="tiles">
        {CATEGORIES.map((category) => {
          const Icon = CATEGORY_ICONS[category]
          return (
            <Link key={category} to={`/category/${category}`} className={`tile c-${category}`}>
              {t(category)}
              <span>
                <Icon aria-hidden="true" />
              </span>
            </Link>
          )
        })}
      </div>
    </section>
  )
}
