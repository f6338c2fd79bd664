import { ChevronDown } from 'lucide-react'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../../../contract/messages.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { messages } from '../messages.ts'

export function LanguageMenu() {
  const t = useText(messages)
  const { language, setLanguage } = useLanguage()
  const trigger = (
    <>
      <span>{language.toUpperCase()}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </>
  )
  return (
    <Menu
      // What is seen is part of the name, for those who speak to their machine.
      label={`${t('language')}: ${LANGUAGE_NAMES[language]}, ${language.toUpperCase()}`}
      trigger={trigger}
      triggerClass="header-language"
      align="end"
    >
      <MenuRadioGroup
        label={t('language')}
        value={language}
        onChange={(value) => isLanguage(value) && setLanguage(value)}
      >
        {LANGUAGES.map((code) => (
          <MenuRadioItem key={code} value={code}>
            <span lang={code === 'my' ? 'ms' : code}>{LANGUAGE_NAMES[code]}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
