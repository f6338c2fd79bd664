import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { useLanguageChoices } from '../../reading/public.ts'
import { Switch } from '../../ui/switch.tsx'
import './languages.css'
import { messages } from './messages.ts'
import { ReadingOrder } from './reading-order.tsx'
import { WritingChoice } from './writing-choice.tsx'

/** What somebody reads and writes in. Every change counts at once; the language of the menus is chosen above. */
export function LanguagesSection() {
  const t = useText(messages)
  const { user } = useUser()
  const { choices, choose } = useLanguageChoices()
  return (
    <section aria-labelledby="settings-languages">
      <div>
        <h2 id="settings-languages">{t('title')}</h2>
        <p>{t('text')}</p>
        <p>{t(user === null ? 'keptHere' : 'keptInAccount')}</p>
      </div>
      <div className="languages grid gap-6 min-w-0">
        <ReadingOrder reading={choices.reading} onChange={(reading) => choose({ reading })} />
        <Switch
          label={t('only')}
          description={t('onlyText')}
          checked={choices.isOnlyReading}
          onChange={(isOnlyReading) => choose({ isOnlyReading })}
        />
        <WritingChoice writing={choices.writing} onChange={(writing) => choose({ writing })} />
      </div>
    </section>
  )
}
