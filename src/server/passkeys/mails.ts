import { fillText, type Language, type Messages } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { addedTexts, common, removedTexts } from './mail-messages.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>

export function addedMail(site: Site, language: Language): MailContent {
  return write(site, addedTexts, language)
}

export function removedMail(site: Site, language: Language): MailContent {
  return write(site, removedTexts, language)
}

/** Links start with the configured address, never with what a request says its host is. */
function write(site: Site, texts: Messages<'subject' | 'heading' | 'body'>, language: Language): MailContent {
  const values = { site: site.siteName }
  return {
    siteName: site.siteName,
    subject: fillText(texts.subject[language], values),
    heading: texts.heading[language],
    paragraphs: [texts.body[language], common.after[language]],
    reason: common.reason[language],
    button: { label: common.button[language], url: `${site.publicUrl}/settings/security` },
  }
}
