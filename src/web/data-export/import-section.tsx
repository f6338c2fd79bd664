import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { DataSection } from './data-section.tsx'
import { messages } from './messages.ts'

/** The way to the screen of its own. */
export function ImportSection() {
  const t = useText(messages)
  return (
    <DataSection id="import" title={t('bring')} text={t('bringText')}>
      <div>
        <LinkButton to="/settings/import">{t('bringButton')}</LinkButton>
      </div>
    </DataSection>
  )
}
